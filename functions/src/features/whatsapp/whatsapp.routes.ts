import { reason } from '@bartan/contract/reasons/reasons'
import { listWhatsappMessages } from '@bartan/contract/whatsapp/endpoints'
import { Router, type RequestHandler } from 'express'
import { AppError, methodNotAllowed } from '#domain/app-error.ts'
import { handlePage } from '#http/framework/route.ts'
import { collectBody } from '#http/request/read-body.ts'
import type { WhatsappService } from './whatsapp.service.ts'

const PATH = '/api/webhooks/whatsapp'

/** More than the API sends at once (developers.facebook.com/docs/graph-api/webhooks). */
const MAX_BYTES = 3 * 1024 * 1024

export const whatsappRoutes = (whatsapp: WhatsappService) => [
  handlePage(listWhatsappMessages, ({ query }) => whatsapp.list(query)),
]

const receive = (whatsapp: WhatsappService): RequestHandler => {
  const serve: RequestHandler = async (req, res) => {
    const bytes = await collectBody(req, MAX_BYTES)
    const isTaken = await whatsapp.receive(bytes, req.get('X-Hub-Signature-256') ?? '')
    if (!isTaken) throw new AppError('unauthenticated', reason('not_allowed'))
    res.sendStatus(200)
  }
  return serve
}

/** The webhook of WhatsApp's API. Its signature covers the bytes as they came, so no endpoint reads them before. */
export const serveWhatsapp = (whatsapp: WhatsappService): Router => {
  const router = Router({ caseSensitive: true })
  router
    .route(PATH)
    .get((req, res) => {
      const challenge = whatsapp.subscribe(req.query)
      if (challenge === undefined) throw new AppError('forbidden', reason('not_allowed'))
      res.type('text/plain').send(challenge)
    })
    .post(receive(whatsapp))
    .all(({ method }) => {
      throw methodNotAllowed(method, 'GET, HEAD, POST')
    })
  return router
}

/** The local stack has no events of its database: after a change, it looks for messages that wait. */
export const sendAfterChanges =
  (whatsapp: WhatsappService, onFailure: (error: unknown) => void): RequestHandler =>
  (req, res, next) => {
    if (req.method !== 'GET')
      res.once('finish', () => void whatsapp.deliverQueued().catch(onFailure))
    next()
  }
