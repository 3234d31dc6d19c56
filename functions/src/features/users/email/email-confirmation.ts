import { reason } from '@bartan/contract/reasons/reasons'
import type { PlainReason } from '@bartan/contract/reasons/reason'
import { DAY_SECONDS } from '@bartan/contract/shared/shop-day'
import { AppError } from '#domain/app-error.ts'
import type { Clock } from '#platform/clock.ts'
import type { Log } from '#platform/log.ts'
import type { LinkOutcome } from './email-confirmation.repository.ts'

type Ports = {
  links: {
    sendLink: (uid: string, options: { siteUrl: string; at: Date }) => Promise<LinkOutcome>
    confirm: (token: string, at: Date) => Promise<boolean>
  }
  /** The shop's address, for the link. */
  siteUrl: string
  clock: Clock
  log: Log
}

export const emailConfirmation = ({ links, siteUrl, clock, log }: Ports) => {
  const sendLink = (uid: string) => links.sendLink(uid, { siteUrl, at: clock.now() })
  return {
    /**
     * After an account has got an address. The account is complete without the mail, so that whatever goes wrong here is
     * only logged: the link can be asked for again.
     */
    announce: async ({ _id, email }: { _id: string; email?: string | null }): Promise<void> => {
      if (!email) return
      await sendLink(_id).catch((cause: unknown) =>
        log.warn('A link to confirm an address was not mailed', { cause: String(cause) }),
      )
    },

    sendAgain: async (uid: string): Promise<PlainReason> => {
      switch (await sendLink(uid)) {
        case 'no address':
          throw new AppError('conflict', reason('email_missing'))
        case 'too many': {
          const seconds = Math.floor(clock.now().getTime() / 1000)
          throw new AppError('too_many_requests', reason('too_many_mails'), {
            retryAfterSeconds: DAY_SECONDS - (seconds % DAY_SECONDS),
          })
        }
        case 'confirmed already':
          return reason('email_confirmed')
        case 'sent':
          return reason('email_link_sent')
      }
    },

    confirm: (token: string): Promise<boolean> => links.confirm(token, clock.now()),
  }
}

export type EmailConfirmation = ReturnType<typeof emailConfirmation>
