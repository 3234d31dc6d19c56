const HEADERS_END = '\r\n\r\n'

/** The description and the bytes of a multipart upload (cloud.google.com/storage/docs/uploading-objects#rest-upload-objects). */
export const parseMultipart = (contentType: string, body: Buffer) => {
  const [, quoted, bare] = /boundary=(?:"([^"]+)"|([^;\s]+))/i.exec(contentType) ?? []
  const delimiter = `--${quoted ?? bare}`
  const partFrom = (at: number) => {
    const start = body.indexOf(HEADERS_END, at) + HEADERS_END.length
    const end = body.indexOf(`\r\n${delimiter}`, start)
    if (at < 0 || start < HEADERS_END.length || end < 0)
      throw new Error('The body is no multipart/related of two parts')
    return { end, bytes: body.subarray(start, end) }
  }
  const described = partFrom(body.indexOf(delimiter))
  const { bytes } = partFrom(described.end)
  return { described: JSON.parse(described.bytes.toString()) as Record<string, string>, bytes }
}
