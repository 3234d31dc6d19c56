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

/** As long as a browser may take to load it into the other tab. */
const KEEP_MS = 60_000

/** Shows a file in another tab, from where it is printed or saved; saves it where the browser opens no tab. */
export const showFile = (file: Blob, name: string): void => {
  const url = URL.createObjectURL(file)
  if (!open(url, '_blank')) {
    const link = document.createElement('a')
    link.href = url
    link.download = name
    link.click()
  }
  setTimeout(() => URL.revokeObjectURL(url), KEEP_MS)
}
