/** Copies by the old copy command where there is no clipboard API, which needs https. */
const copyByCommand = (text: string): boolean => {
  let isCopied = false
  const onCopy = (event: ClipboardEvent) => {
    event.clipboardData?.setData('text/plain', text)
    event.preventDefault()
    isCopied = true
  }
  document.addEventListener('copy', onCopy)
  try {
    document.execCommand('copy')
  } finally {
    document.removeEventListener('copy', onCopy)
  }
  return isCopied
}

/** Copies a text, also without https; false if the browser refuses. Must be called by a press. */
export const copyText = async (text: string): Promise<boolean> => {
  try {
    const clipboard: Clipboard | undefined = navigator.clipboard
    if (!clipboard) return copyByCommand(text)
    await clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}
