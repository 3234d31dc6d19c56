import type { Settings } from '@bartan/contract/settings/settings'
import {
  DEFAULT_LANGUAGE,
  LANGUAGE_CODES,
  mailLanguageOf,
  languageOf as pageLanguage,
  pathIn,
  type MailLanguage,
} from '@bartan/contract/shop/languages'
import { Router, type Request, type RequestHandler, type Response } from 'express'
import { AppError } from '#domain/app-error.ts'
import type { AddressLimits } from '#http/limits/limit-address.ts'
import { readForm } from '#http/request/read-body.ts'
import { linkPage, type Opened } from './link-page.ts'
import type { LinkOrigin, LinkService, LinkState } from './link.service.ts'

/** The language in the address, else the first that the browser accepts. */
const languageOf = (req: Request<{ token: string }>): MailLanguage => {
  const named = pageLanguage(req.path)
  if (named !== DEFAULT_LANGUAGE) return mailLanguageOf(named)
  if (req.query['lang'] === 'en') return 'en'
  return req.acceptsLanguages('en', 'hi') === 'hi' ? 'hi' : 'en'
}

const STATUS: Record<LinkState, number> = {
  open: 200,
  confirmed: 200,
  cancelled: 200,
  'on its way': 200,
  expired: 410,
}

const statusOf = (opened: Opened): number => {
  if (!opened) return 404
  if (opened === 'busy') return 429
  return opened.isTaken === false && opened.state !== 'expired' ? 409 : STATUS[opened.state]
}

type Shop = () => Promise<Pick<Settings, 'name' | 'phone' | 'look'>>

const send = async (
  req: Request<{ token: string }>,
  res: Response,
  { opened, shop }: { opened: Opened; shop: Shop },
): Promise<void> => {
  const { name, phone, look } = await shop()
  const language = languageOf(req)
  const path = `/c/${encodeURIComponent(req.params.token)}`
  const otherHref = language === 'hi' ? `${path}?lang=en` : pathIn('hi', path)
  // Hosting adds the policies for documents (firebase.json); the API's would replace them.
  for (const policy of [
    'Content-Security-Policy',
    'Cross-Origin-Resource-Policy',
    'X-Frame-Options',
  ])
    res.removeHeader(policy)
  res.set('X-Robots-Tag', 'noindex')
  res
    .type('html')
    .status(statusOf(opened))
    .send(linkPage(opened, { language, otherHref, name, phone, look }))
}

const isAnswer = (answer: string | null): answer is 'confirm' | 'cancel' =>
  answer === 'confirm' || answer === 'cancel'

type Handler = RequestHandler<{ token: string }>

const AGENT_LENGTH = 300

const originOf = (req: Request<{ token: string }>): LinkOrigin => ({
  address: req.ip ?? '',
  agent: (req.get('User-Agent') ?? '').slice(0, AGENT_LENGTH),
})

const openLink = (links: LinkService, shop: Shop): Handler => {
  const serve: Handler = async (req, res) => {
    await send(req, res, { opened: await links.open(req.params.token), shop })
  }
  return serve
}

const answerLink = (links: LinkService, shop: Shop): Handler => {
  const serve: Handler = async (req, res) => {
    const given = (await readForm(req)).get('answer')
    const { token } = req.params
    const opened = isAnswer(given)
      ? await links.answer(token, given, originOf(req))
      : await links.open(token)
    await send(req, res, { opened, shop })
  }
  return serve
}

/** Each call reads the database. */
const LIMITED = { limitAddress: 'perTenMinutes', access: 'anyone' } as const

const limitLinks = (limits: AddressLimits, shop: Shop): Handler => {
  const limit: Handler = async (req, res, next) => {
    try {
      limits.countPerTenMinutes(LIMITED, req.ip)
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      res.set('Retry-After', String(error.details.retryAfterSeconds))
      return send(req, res, { opened: 'busy', shop })
    }
    next()
  }
  return limit
}

/** `/c/{token}`: opening it shows the question, pressing a button answers it. */
export const serveLinks = (links: LinkService, shop: Shop, limits: AddressLimits): Router => {
  const router = Router({ caseSensitive: true })
  const paths = LANGUAGE_CODES.map((language) => pathIn(language, '/c/:token'))
  router.all(paths, limitLinks(limits, shop))
  router.get(paths, openLink(links, shop))
  router.post(paths, answerLink(links, shop))
  return router
}
