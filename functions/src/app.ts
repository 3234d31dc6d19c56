import { reason } from '@bartan/contract/reasons/reasons'
import express, { type Express } from 'express'
import helmet from 'helmet'
import { serveApiDocs, openapiRoutes } from '#features/openapi/openapi.routes.ts'
import { traceCalls } from '#http/framework/log-calls.ts'
import type { Shop } from './composition/shop.ts'
import { AppError } from './domain/app-error.ts'
import { serveImages } from './features/images/images.routes.ts'
import { serveLinks } from './features/orders/desk/link/link.routes.ts'
import { servePages } from './features/pages/pages.routes.ts'
import { sendAfterChanges, serveWhatsapp } from './features/whatsapp/whatsapp.routes.ts'
import { checkApps } from './http/access/check-app.ts'
import { hasOddPath } from './http/framework/bypass-body-parsers.ts'
import { logCalls, requestId } from './http/framework/log-calls.ts'
import { loggedPath } from './http/framework/logged-path.ts'
import { mount } from './http/framework/mount.ts'
import { limitAddresses } from './http/limits/limit-address.ts'
import { sendError } from './http/reply/send-error.ts'

/** The shop's API: its routes in order, then "no such path", then the reply to failures. */
export const createApp = (shop: Shop): Express => {
  const app = express()
  app.disable('x-powered-by')
  app.disable('etag')
  // Hosting and the CDN distinguish /API from /api; the CDN would cache both.
  app.enable('case sensitive routing')
  app.set('trust proxy', shop.config.trustedProxies)
  if (shop.observer.beginCall) app.use(traceCalls(shop.observer.beginCall))
  app.use(requestId)
  app.use(logCalls(shop.log))
  // Other sites may show images: link previews of WhatsApp, and search engines.
  app.use(helmet({ crossOriginResourcePolicy: { policy: 'cross-origin' } }))
  app.use((_req, res, next) => {
    res.set('Cache-Control', 'no-store')
    next()
  })
  app.use('/api', (req, _res, next) => {
    if (hasOddPath(req)) throw new AppError('invalid_input', reason('request_malformed'))
    next()
  })
  if (shop.config.authEmulator !== undefined)
    app.use(
      sendAfterChanges(shop.whatsapp, (cause) =>
        shop.log.error('Messages wait', { cause: String(cause) }),
      ),
    )
  const limits = limitAddresses(shop.config.addressLimits, shop)
  mount(app, [...shop.routes, ...openapiRoutes(shop.settings)], {
    sessions: shop.users,
    limits,
    answers: shop.answers,
    unreadable: shop.unreadable,
    clock: shop.clock,
    checkApp: checkApps(shop.config.appCheck, shop.verifyApp, shop.log),
  })
  app.use(serveWhatsapp(shop.whatsapp))
  app.use(shop.share)
  app.use('/images', serveImages(shop.images))
  app.use(serveLinks(shop.links, shop.settings, limits))
  app.use(serveApiDocs())
  app.use(shop.icons)
  app.use(shop.feeds)
  app.use(
    servePages({
      pages: shop.pages,
      siteUrl: shop.config.siteUrl,
      onFailure: (error, req) =>
        shop.log.error('A page could not be rendered', {
          path: loggedPath(req.path),
          cause: error instanceof Error ? (error.stack ?? error.message) : error,
        }),
    }),
  )
  app.use(() => {
    throw new AppError('not_found', reason('nothing_here'))
  })
  app.use(sendError(shop.log))
  return app
}
