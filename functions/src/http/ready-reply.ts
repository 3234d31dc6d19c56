/** A reply whose JSON text is at hand already, made from what its endpoint's schema allows: sent as it is. */
export class ReadyReply {
  readonly text: string
  /** Strong, quotes included. */
  readonly etag: string

  constructor(text: string, etag: string) {
    this.text = text
    this.etag = etag
  }
}
