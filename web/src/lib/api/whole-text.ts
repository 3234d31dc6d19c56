const decoder = new TextDecoder('utf-8', { ignoreBOM: true })

/** A file as the server wrote it, its byte order mark included, by which Excel recognizes UTF-8. */
export const wholeText = async (response: Response): Promise<string> =>
  decoder.decode(await response.arrayBuffer())
