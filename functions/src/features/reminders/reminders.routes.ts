import { listReminders, remind, stopReminders } from '@bartan/contract/reminders/endpoints'
import { handle } from '#http/framework/route.ts'
import type { RemindersService } from './reminders.service.ts'

export const reminderRoutes = (reminders: RemindersService) => [
  handle(listReminders, ({ params, query }) => reminders.list(params.kind, query.before)),
  handle(remind, ({ params }) => reminders.remind(params.kind, params.id)),
  handle(stopReminders, ({ body }) => reminders.stop(body.token)),
]
