/** Where there is no clipboard to write to, which needs https: the copy command of old, given our text. */
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

/** Copies a text, without https as well; false if the browser refuses. To be called by a press. */
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
