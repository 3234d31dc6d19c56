import { choiceIn } from '@bartan/contract/messages/texts/choice-in'
import type { StaffOrder } from '@bartan/contract/orders/schema'
import { nameOf } from '@bartan/contract/products/names'
import { DEFAULT_LANGUAGE, type Language } from '@bartan/contract/shop/languages'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { formatRupees } from '#components/commerce/format-rupees.ts'
import { toast } from '#components/ui/overlay/toaster.tsx'
import { call } from '#lib/api/api-client.ts'
import { messageOf } from '#lib/api/api-error.ts'
import { whatsAppLink } from '#lib/contact-links.ts'
import { useShop } from '#lib/shop-settings.ts'
import { patchOrder } from '../api/order-queries.ts'
import { useText } from '../desk-texts.ts'

type Messages = { en: string } & Partial<Record<Language, string>>

/** WhatsApp request in the customer's language; in English if there is no text yet. */
const ASKED: Messages = {
  en: 'Hello {name}, this is {shop}. Thank you for order {number}:\n\n{goods}\n\n{total} in all, cash on delivery. May we send it?',
  hi: 'नमस्ते {name}, {shop} से। ऑर्डर {number} के लिए धन्यवाद:\n\n{goods}\n\nकुल {total}, पैसे सामान मिलने पर। क्या हम भेज दें?',
  mr: 'नमस्कार {name}, {shop} कडून. ऑर्डर {number} साठी धन्यवाद:\n\n{goods}\n\nएकूण {total}, पैसे माल मिळाल्यावर. पाठवू का?',
  bn: 'নমস্কার {name}, {shop} থেকে বলছি। অর্ডার {number}-এর জন্য ধন্যবাদ:\n\n{goods}\n\nমোট {total}, টাকা জিনিস পেয়ে দেবেন। পাঠাব কি?',
  ta: 'வணக்கம் {name}, {shop} இலிருந்து. {number} ஆர்டருக்கு நன்றி:\n\n{goods}\n\nமொத்தம் {total}, பொருள் கிடைத்ததும் பணம். அனுப்பலாமா?',
}

const WITH_LINK: Messages = {
  en: 'Please confirm or cancel here: {link}',
  hi: 'यहाँ हाँ या ना बताएँ: {link}',
  mr: 'इथे हो किंवा नाही सांगा: {link}',
  bn: 'এখানে হ্যাঁ বা না জানান: {link}',
  ta: 'இங்கே உறுதி செய்யுங்கள் அல்லது ரத்து செய்யுங்கள்: {link}',
}

/** For staff who may not send the link: the customer replies instead. */
const WITHOUT_LINK: Messages = {
  en: 'Please answer yes or no here.',
  hi: 'कृपया यहीं हाँ या ना लिखें।',
  mr: 'कृपया इथेच हो किंवा नाही लिहा.',
  bn: 'অনুগ্রহ করে এখানেই হ্যাঁ বা না লিখুন।',
  ta: 'தயவுசெய்து இங்கேயே ஆம் அல்லது இல்லை என்று பதிலளிக்கவும்.',
}

/** A WhatsApp link holds about 2,000 characters. */
const MAX_LINES = 20

type Line = StaffOrder['orderItems'][number]

const goodsOf = (lines: readonly Line[], language: Language): string => {
  const rows = lines.slice(0, MAX_LINES).map((line) => {
    const goods = [nameOf(line, language), choiceIn(line, language)]
    return `${line.quantity} × ${goods.filter(Boolean).join(', ')}`
  })
  return [...rows, ...(lines.length > MAX_LINES ? ['…'] : [])].join('\n')
}

const askMessage = (
  { number, toCollect, shippingAddress, orderItems }: StaffOrder,
  { shop, link, language }: { shop: string; link?: string | undefined; language: Language },
): string => {
  const values: Record<string, string> = {
    name: shippingAddress.firstName,
    shop,
    number,
    total: formatRupees(toCollect),
    goods: goodsOf(orderItems, language),
    ...(link && { link }),
  }
  const inLanguage = (messages: Messages) => messages[language] ?? messages.en
  return `${inLanguage(ASKED)} ${inLanguage(link ? WITH_LINK : WITHOUT_LINK)}`.replaceAll(
    /\{(\w+)\}/g,
    (_, name: string) => values[name] ?? '',
  )
}

/**
 * Opens WhatsApp with a text that the server has a part in. The window opens on the press, before its text is known,
 * because browsers block later ones; where they block this one as well, this window leads there.
 */
const useChat = (
  textFor: (order: StaffOrder) => Promise<{ text: string; change: Partial<StaffOrder> }>,
  failed: 'notAsked' | 'notTold',
) => {
  const t = useText()
  const client = useQueryClient()
  const { mutate, isPending } = useMutation({
    mutationFn: async ({ order, window: chat }: { order: StaffOrder; window: Window | null }) => {
      const { text, change } = await textFor(order)
      ;(chat ?? globalThis).location.href = whatsAppLink(order.shippingAddress.phone, text)
      return change
    },
    onSuccess: (change, { order }) => patchOrder(client, order._id, change),
    onError: (error, { window: chat }) => {
      chat?.close()
      toast.error(t(failed), messageOf(t.language, error))
    },
  })
  return {
    isOpening: isPending,
    open: (order: StaffOrder) => mutate({ order, window: open('', '_blank') }),
  }
}

/** Asks whether to send the order; with the link for the answer, if the user may cancel orders. */
export const useAsk = () => {
  const { name: shop } = useShop()
  return useChat(async (order) => {
    const { link, ...change } = await call('PUT /api/admin/orders/:id/confirmation', {
      params: { id: order._id },
      body: { state: 'asked', via: 'whatsapp', from: order.confirmation.state },
    })
    const { language = DEFAULT_LANGUAGE } = order
    return { text: askMessage(order, { shop, link, language }), change }
  }, 'notAsked')
}

/** Tells the order's current status, in the customer's language and the seller's own words. */
export const useTell = () =>
  useChat(async (order) => {
    const { text, ...change } = await call('POST /api/admin/orders/:id/messages', {
      params: { id: order._id },
    })
    return { text, change }
  }, 'notTold')
