import { whatsAppLink } from '#lib/contact-links.ts'

/** Opened by the press itself, before its text is known: browsers allow no other. null where they allow none. */
export const chatWindow = (): Window | null => open('', '_blank')

/** Shows WhatsApp with a text to somebody in that window; without one, in this. */
export const openChat = (
  chat: Window | null,
  { phone, text }: { phone: string; text: string },
): void => {
  const address = whatsAppLink(phone, text)
  if (chat) chat.location.href = address
  else location.href = address
}
