/** Offers a text, or a file, to the user as a download. */
export const saveFile = (name: string, content: string | Blob, type = 'text/csv'): void => {
  const file =
    content instanceof Blob ? content : new Blob([content], { type: `${type};charset=utf-8` })
  const url = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // By the next turn the download has begun, and the file need not stay in memory.
  setTimeout(() => URL.revokeObjectURL(url))
}
