import type { OutgoingMail } from '#domain/mail/mail.ts'
import type { Config } from './config.ts'

/** A permanent refusal: another attempt would fail as well. */
export class MailRefused extends Error {}

const TIMEOUT_MS = 20_000

/** SMTP: replies from 500 on are final (RFC 5321 §4.2.1). */
const FINAL = 500

const isFinal = (error: unknown): boolean => {
  if (!(error instanceof Error) || !('code' in error)) return false
  const { code } = error
  const status = 'responseCode' in error ? Number(error.responseCode) : 0
  // Only errors about this mail; the operator will correct a wrong password.
  return (code === 'EENVELOPE' || code === 'EMESSAGE') && (status >= FINAL || status === 0)
}

/**
 * Sends one mail to the mail server; throws MailRefused, or a temporary error. The Message-ID is derived from its id,
 * so that a mail sent twice is shown once.
 */
export const sendBySmtp =
  ({ url, from }: NonNullable<Config['smtp']>) =>
  async ({ id, to, headers, message }: OutgoingMail): Promise<void> => {
    const { createTransport } = await import('nodemailer')
    const transport = createTransport({
      url,
      connectionTimeout: TIMEOUT_MS,
      greetingTimeout: TIMEOUT_MS,
      socketTimeout: TIMEOUT_MS,
      disableFileAccess: true,
      disableUrlAccess: true,
    })
    const host = /@([\w.-]+)/.exec(from)?.[1] ?? 'localhost'
    try {
      await transport.sendMail({ from, to, ...message, headers, messageId: `<${id}@${host}>` })
    } catch (error) {
      if (isFinal(error)) throw new MailRefused(String(error), { cause: error })
      throw error
    } finally {
      transport.close()
    }
  }
