import { whatsAppLink } from '#lib/contact-links.ts'

/**
 * Opens a window directly on the press, before its text is known, because browsers block later ones. Returns null if
 * blocked.
 */
export const chatWindow = (): Window | null => open('', '_blank')

/** Shows a WhatsApp chat with a text in the given window, or in this one. */
export const openChat = (
  chat: Window | null,
  { phone, text }: { phone: string; text: string },
): void => {
  const address = whatsAppLink(phone, text)
  if (chat) chat.location.href = address
  else location.href = address
}
