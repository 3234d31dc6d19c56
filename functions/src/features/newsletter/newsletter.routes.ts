import {
  subscribe,
  unsubscribe,
  unsubscribeByOneClick,
  listSubscribers,
} from '@bartan/contract/newsletter/endpoints'
import { handle, handlePage } from '#http/framework/route.ts'
import type { NewsletterService } from './newsletter.service.ts'
import type { SubscribersService } from './subscribers.service.ts'

export const newsletterRoutes = (newsletter: NewsletterService) => [
  handle(subscribe, async ({ body, res }) => {
    const { isNew, thanks } = await newsletter.subscribe(body.email)
    if (!isNew) res.status(200)
    return thanks
  }),
  handle(unsubscribe, ({ body }) => newsletter.unsubscribe(body.token)),
  handle(unsubscribeByOneClick, ({ query }) => newsletter.unsubscribe(query.token)),
]

export const subscriberRoutes = (subscribers: SubscribersService) => [
  handlePage(listSubscribers, ({ query }) => subscribers.list(query)),
]
