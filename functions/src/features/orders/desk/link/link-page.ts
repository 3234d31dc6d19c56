import { escapeHtml } from '@bartan/contract/content/escape-html'
import { LINK_PAGE_TEXTS } from '@bartan/contract/messages/link-page-texts'
import { choiceIn } from '@bartan/contract/messages/texts/choice-in'
import type { StaffOrder } from '@bartan/contract/orders/schema'
import { nameOf } from '@bartan/contract/products/names'
import type { Settings } from '@bartan/contract/settings/settings'
import { formatRupees } from '@bartan/contract/shared/format-rupees'
import { BRAND_COLORS } from '@bartan/contract/shop/brand-colors'
import type { MailLanguage } from '@bartan/contract/shop/languages'
import type { LinkState, OpenedLink } from './link.service.ts'

const styleOf = (accent: string): string => `
body{margin:0;background:#faf7f2;color:${BRAND_COLORS.ink};font:1rem/1.5 system-ui,sans-serif}
main{max-width:28rem;margin:0 auto;padding:1.5rem 1rem 3rem}
h1{font-size:1.375rem;line-height:1.25}
section{background:#fff;border-radius:12px;padding:1rem;margin:1rem 0}
ul{list-style:none;padding:0;margin:0}
button,a.call{display:block;width:100%;box-sizing:border-box;min-height:3.25rem;margin:.75rem 0;padding:.75rem 1rem;border-radius:12px;border:1px solid ${BRAND_COLORS.ink};font:inherit;font-weight:600;text-align:center;text-decoration:none;cursor:pointer;background:#fff;color:${BRAND_COLORS.ink}}
button.yes{background:${accent};border-color:${accent}}
a{color:#0f5a66}
:focus-visible{outline:3px solid #0f5a66;outline-offset:2px}`

/** The shop's details from the settings, and the page's address in the other language. */
type Shown = Pick<Settings, 'name' | 'phone' | 'look'> & {
  language: MailLanguage
  otherHref: string
}

/**
 * A document without scripts, because any program may open the link. Without a title, the shop's name is the heading.
 */
const documentOf = (
  title: string | undefined,
  body: string,
  { language, otherHref, name, phone, look }: Shown,
): string => {
  const texts = LINK_PAGE_TEXTS[language]
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><meta name="referrer" content="no-referrer">
<title>${escapeHtml(title === undefined ? name : `${title} · ${name}`)}</title><style>${styleOf(look.accent)}</style></head>
<body><main>${title === undefined ? '' : `<p><strong>${escapeHtml(name)}</strong></p>`}<h1>${escapeHtml(title ?? name)}</h1>
${body}
${phone && `<p><a class="call" href="tel:${phone.replaceAll(/[^\d+]/g, '')}">${texts.call}</a></p>`}
<p><a href="/">${texts.shop}</a> · <a href="${otherHref}" rel="alternate" hreflang="${language === 'en' ? 'hi' : 'en'}">${texts.other}</a></p>
</main></body></html>`
}

const goodsOf = (order: StaffOrder, language: MailLanguage): string => {
  const lines = order.orderItems.map((line) => {
    const choice = choiceIn(line, language)
    return `<li>${line.quantity} × ${escapeHtml(nameOf(line, language))}${choice && ` (${escapeHtml(choice)})`}</li>`
  })
  return `<ul>${lines.join('')}</ul>`
}

const questionOf = (order: StaffOrder, language: MailLanguage): string => {
  const texts = LINK_PAGE_TEXTS[language]
  const { firstName, lastName, address, city, postalCode } = order.shippingAddress
  const to = [`${firstName} ${lastName}`, address, `${city} ${postalCode}`].map(escapeHtml)
  const pay =
    order.toCollect > 0
      ? `<p>${texts.pay.replace('{total}', () => formatRupees(order.toCollect))}</p>`
      : ''
  return `<p>${escapeHtml(texts.hello.replace('{name}', () => firstName))}</p>
<section>${goodsOf(order, language)}${pay}
<p>${texts.to}:<br>${to.join('<br>')}</p></section>
<form method="post"><button class="yes" name="answer" value="confirm">${texts.confirm}</button>
<button name="answer" value="cancel">${texts.cancel}</button></form>`
}

const SAID: Record<
  Exclude<LinkState, 'open'>,
  'confirmed' | 'cancelled' | 'onItsWay' | 'expired'
> = { confirmed: 'confirmed', cancelled: 'cancelled', 'on its way': 'onItsWay', expired: 'expired' }

/** What a page of a link is about: `busy` if too many were opened from one address. */
export type Opened = (OpenedLink & { isTaken?: boolean }) | 'busy' | undefined

/** The page of a link, valid or not; `isTaken` is false if the answer came too late. */
export const linkPage = (opened: Opened, shown: Shown): string => {
  const texts = LINK_PAGE_TEXTS[shown.language]
  if (!opened || opened === 'busy')
    return documentOf(undefined, `<p role="status">${texts[opened ?? 'unknown']}</p>`, shown)
  const { state, order, isTaken } = opened
  const title = texts.title.replace('{number}', () => order.number)
  if (state === 'open') return documentOf(title, questionOf(order, shown.language), shown)
  const before = isTaken === false && state !== 'expired' ? `${texts.otherWay} ` : ''
  return documentOf(title, `<p role="status">${before}${texts[SAID[state]]}</p>`, shown)
}
