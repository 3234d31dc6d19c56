import { pipeline, type Readable } from 'node:stream'
import type { Response } from 'express'

/** Sends a stream as fast as its reader takes it. A caller who hangs up, before it or meanwhile, is no error. */
export const sendStream = (res: Response, stream: Readable): void => {
  // Node throws on a pipe into what is closed already.
  if (res.destroyed || res.closed) stream.destroy()
  else pipeline(stream, res, () => undefined)
}
