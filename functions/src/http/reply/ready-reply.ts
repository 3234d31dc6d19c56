/** A reply whose JSON text already exists, made from what its endpoint's schema allows; sent unchanged. */
export class ReadyReply {
  readonly text: string
  /** Strong, quotes included. */
  readonly etag: string

  constructor(text: string, etag: string) {
    this.text = text
    this.etag = etag
  }
}
