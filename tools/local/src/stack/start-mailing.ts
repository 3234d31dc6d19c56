import { startFunctions } from './functions-service.ts'
import { startMailEvents } from './mail-events.ts'
import type { EmulatorPorts } from './project.ts'

type Options = {
  /** The mail server's URL (SMTP_URL), if there is one. */
  smtpUrl: string | undefined
  module: string
  env: Record<string, string>
  ports: EmulatorPorts
  onOutput: (line: string) => void
}

/** The function that sends mails, and its events. Without a mail server nothing runs, and mails stay in the outbox. */
export const startMailing = async ({ smtpUrl, module, env, ports, onOutput }: Options) => {
  if (!smtpUrl) return { stop: () => {}, restart: async () => {} }
  const sender = await startFunctions({
    module,
    target: 'sendMail',
    env: { ...env, SMTP_URL: smtpUrl },
    onOutput,
  })
  const events = await startMailEvents({ ports, functionPort: sender.port, log: onOutput })
  return {
    stop: async () => {
      await events.stop()
      await sender.stop()
    },
    restart: sender.restart,
  }
}
