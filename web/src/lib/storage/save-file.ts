export const saveFile = (name: string, content: string | Blob, type = 'text/csv'): void => {
  const file =
    content instanceof Blob ? content : new Blob([content], { type: `${type};charset=utf-8` })
  const url = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // The download has begun by the next task, so the memory can be freed.
  setTimeout(() => URL.revokeObjectURL(url))
}

/** Milliseconds that a browser may need to load the file into the other tab. */
const KEEP_MS = 60_000

/** Opens a file in another tab for printing or saving; downloads it if the browser opens no tab. */
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
