import { reason } from '@bartan/contract/reasons/reasons'
import express, { type Express } from 'express'
import helmet from 'helmet'
import { serveApiDocs, openapiRoutes } from '#features/openapi/openapi.routes.ts'
import { traceCalls } from '#http/framework/log-calls.ts'
import { adminRoutes } from './composition/admin-routes.ts'
import type { Shop } from './composition/shop.ts'
import { AppError } from './domain/app-error.ts'
import { backInStockRoutes } from './features/back-in-stock/back-in-stock.routes.ts'
import { cartRoutes } from './features/cart/cart.routes.ts'
import { checkoutRoutes, quoteRoutes } from './features/checkout/checkout.routes.ts'
import { confirmationRoutes } from './features/confirmations/confirmations.routes.ts'
import { contentRoutes } from './features/content/content.routes.ts'
import { couponRoutes } from './features/coupons/coupons.routes.ts'
import { feedRoutes, serveFeeds } from './features/feeds/feeds.routes.ts'
import { grievanceRoutes } from './features/grievances/grievances.routes.ts'
import { healthRoutes } from './features/health/health.routes.ts'
import { serveIcons } from './features/icons/icons.routes.ts'
import { serveImages } from './features/images/images.routes.ts'
import { newsletterRoutes } from './features/newsletter/newsletter.routes.ts'
import { serveLinks } from './features/orders/desk/link/link.routes.ts'
import { documentRoutes } from './features/orders/documents/documents.routes.ts'
import { orderRoutes, returnRoutes } from './features/orders/orders.routes.ts'
import { returnPhotoRoutes } from './features/orders/returns/return-photos.routes.ts'
import { trackingRoutes } from './features/orders/tracking/tracking.routes.ts'
import { outboxRoutes } from './features/outbox/outbox.routes.ts'
import { servePages } from './features/pages/pages.routes.ts'
import { personalDataRoutes } from './features/personal-data/personal-data.routes.ts'
import { productRoutes } from './features/products/products.routes.ts'
import { reminderRoutes } from './features/reminders/reminders.routes.ts'
import { reviewRoutes } from './features/reviews/reviews.routes.ts'
import { searchRoutes } from './features/searches/searches.routes.ts'
import { pageHeadRoutes, seoRoutes } from './features/seo/seo.routes.ts'
import { settingsRoutes } from './features/settings/settings.routes.ts'
import { serveShare } from './features/share/share.routes.ts'
import { userRoutes } from './features/users/users.routes.ts'
import { vitalsRoutes } from './features/vitals/vitals.routes.ts'
import {
  sendAfterChanges,
  serveWhatsapp,
  whatsappRoutes,
} from './features/whatsapp/whatsapp.routes.ts'
import { wishlistRoutes } from './features/wishlist/wishlist.routes.ts'
import { checkApps } from './http/access/check-app.ts'
import { logCalls, requestId } from './http/framework/log-calls.ts'
import { loggedPath } from './http/framework/logged-path.ts'
import { mount } from './http/framework/mount.ts'
import { limitAddresses } from './http/limits/limit-address.ts'
import { sendError } from './http/reply/send-error.ts'

const routesOf = (shop: Shop) => [
  ...settingsRoutes(shop.settings),
  ...contentRoutes(shop.content),
  ...productRoutes(shop.products),
  ...backInStockRoutes(shop.backInStock),
  ...wishlistRoutes(shop.wishlist),
  ...reviewRoutes(shop.reviews),
  ...cartRoutes(shop.carts),
  ...userRoutes(shop.users, { isSecure: shop.config.siteUrl.startsWith('https:') }),
  ...personalDataRoutes(shop.personalData),
  ...quoteRoutes(shop.quotes),
  ...checkoutRoutes(shop.checkout),
  ...couponRoutes(shop.coupons),
  ...orderRoutes(shop.orders),
  ...trackingRoutes(shop.tracking),
  ...documentRoutes(shop.documents),
  ...returnRoutes(shop.returns),
  ...returnPhotoRoutes(shop.returnPhotos),
  ...grievanceRoutes(shop.grievances),
  ...vitalsRoutes(shop.vitals),
  ...searchRoutes(shop.searches),
  ...reminderRoutes(shop.reminders),
  ...adminRoutes(shop.admin),
  ...feedRoutes(shop.feeds),
  ...pageHeadRoutes(shop.seo),
  ...seoRoutes(shop.seo),
  ...newsletterRoutes(shop.newsletter),
  ...confirmationRoutes(shop.confirmations),
  ...outboxRoutes(shop.outbox),
  ...whatsappRoutes(shop.whatsapp),
  ...healthRoutes(shop.health, { trustedProxies: shop.config.trustedProxies, log: shop.log }),
  ...openapiRoutes(shop.settings.current),
]

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
  if (shop.config.authEmulator !== undefined)
    app.use(
      sendAfterChanges(shop.whatsapp, (cause) =>
        shop.log.error('Messages wait', { cause: String(cause) }),
      ),
    )
  const limits = limitAddresses(shop.config.addressLimits, shop)
  mount(app, routesOf(shop), {
    sessions: shop.users,
    limits,
    answers: shop.answers,
    unreadable: shop.unreadable,
    clock: shop.clock,
    checkApp: checkApps(shop.config.appCheck, shop.verifyApp, shop.log),
  })
  app.use(serveWhatsapp(shop.whatsapp))
  app.use(serveShare(shop.share))
  app.use('/images', serveImages(shop.images))
  app.use(serveLinks(shop.links, shop.settings.current, limits))
  app.use(serveApiDocs())
  app.use(serveIcons(shop.icons))
  app.use(serveFeeds(shop.feeds))
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
