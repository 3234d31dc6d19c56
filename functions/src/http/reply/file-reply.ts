import type { Response } from 'express'

export class FileReply {
  readonly bytes: Buffer
  readonly type: string
  /** The file name for saving. */
  readonly name: string

  constructor(bytes: Buffer, { type, name }: { type: string; name: string }) {
    this.bytes = bytes
    this.type = type
    this.name = name
  }
}

export const sendFile = (res: Response, { bytes, type, name }: FileReply): void => {
  res.type(type)
  res.set('Content-Disposition', `inline; filename="${name}"`)
  res.send(bytes)
}
