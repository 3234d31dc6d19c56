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
