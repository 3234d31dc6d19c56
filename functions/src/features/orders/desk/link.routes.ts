import {
  DEFAULT_LANGUAGE,
  LANGUAGE_CODES,
  mailLanguageOf,
  languageOf as pageLanguage,
  pathIn,
} from '@bartan/contract/shop/languages'
import type { MailLanguage } from '@bartan/contract/shop/languages'
import { Router } from 'express'
import { readForm } from '#http/request/read-body.ts'
import type { Request, RequestHandler, Response } from 'express'
import { linkPage } from './link-page.ts'
import type { LinkService, LinkState, OpenedLink } from './link.service.ts'

/** The first of the languages that the browser asks for, or the one that the address names. */
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

type Opened = OpenedLink & { isTaken?: boolean }

const statusOf = (opened: Opened | undefined): number => {
  if (!opened) return 404
  return opened.isTaken === false && opened.state !== 'expired' ? 409 : STATUS[opened.state]
}

const send = (req: Request<{ token: string }>, res: Response, opened: Opened | undefined): void => {
  const language = languageOf(req)
  const path = `/c/${encodeURIComponent(req.params.token)}`
  const otherHref = language === 'hi' ? `${path}?lang=en` : pathIn('hi', path)
  // Hosting adds the policies meant for documents (firebase.json); the API's would take their place.
  for (const name of ['Content-Security-Policy', 'Cross-Origin-Resource-Policy', 'X-Frame-Options'])
    res.removeHeader(name)
  res.set('X-Robots-Tag', 'noindex')
  res.type('html').status(statusOf(opened)).send(linkPage(opened, { language, otherHref }))
}

const isAnswer = (answer: string | null): answer is 'confirm' | 'cancel' =>
  answer === 'confirm' || answer === 'cancel'

type Handler = RequestHandler<{ token: string }>

const openLink = (links: LinkService): Handler => {
  const serve: Handler = async (req, res) => {
    send(req, res, await links.open(req.params.token))
  }
  return serve
}

const answerLink = (links: LinkService): Handler => {
  const serve: Handler = async (req, res) => {
    const given = (await readForm(req)).get('answer')
    const { token } = req.params
    send(req, res, isAnswer(given) ? await links.answer(token, given) : await links.open(token))
  }
  return serve
}

/** `/c/{token}`: opening it shows the question, a press answers it. */
export const serveLinks = (links: LinkService): Router => {
  const router = Router({ caseSensitive: true })
  const paths = LANGUAGE_CODES.map((language) => pathIn(language, '/c/:token'))
  router.get(paths, openLink(links))
  router.post(paths, answerLink(links))
  return router
}
