import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'
import { onTestFinished } from 'vitest'

type Refusal = { code: number; message: string }

const refused = ({ code, message }: Refusal) =>
  Object.assign(new Error(message), { responseCode: code })

/** A mail server of this machine. It takes everything until told how to refuse it. */
export const startSmtpServer = async () => {
  const mails: { to: string[]; source: string }[] = []
  let refusal: Refusal | undefined
  const server = new SMTPServer({
    authOptional: false,
    allowInsecureAuth: true,
    disabledCommands: ['STARTTLS'],
    onAuth: ({ username = '', password }, _session, callback) => {
      if (password === 'secret') callback(null, { user: username })
      else callback(refused({ code: 535, message: 'wrong password' }))
    },
    onRcptTo: (_address, _session, callback) => callback(refusal && refused(refusal)),
    onData: (stream, { envelope }, callback) => {
      let source = ''
      stream.setEncoding('utf8')
      stream.on('data', (chunk: string) => (source += chunk))
      stream.on('end', () => {
        mails.push({ to: envelope.rcptTo.map(({ address }) => address), source })
        callback()
      })
    },
  })
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  onTestFinished(() => server.close())
  const { port } = server.server.address() as AddressInfo
  return {
    mails,
    url: `smtp://shop:secret@127.0.0.1:${port}`,
    wrongUrl: `smtp://shop:typo@127.0.0.1:${port}`,
    refuse: (how: Refusal | undefined) => (refusal = how),
  }
}
