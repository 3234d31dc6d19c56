import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'

/** A mail server of this machine, which takes everything. */
export const startMailServer = async () => {
  const mails: string[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, _session, callback) => {
      let source = ''
      stream.setEncoding('utf8')
      stream.on('data', (chunk: string) => (source += chunk))
      stream.on('end', () => {
        mails.push(source)
        callback()
      })
    },
  })
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  return {
    mails,
    url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    stop: () => server.close(),
  }
}
