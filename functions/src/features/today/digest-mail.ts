import type { Today } from '@bartan/contract/today/endpoints'
import { signatureOf, toHtml, type Mail, type Sender } from '#domain/mail/mail.ts'

export type Line = [english: string, hindi: string]

const counted = (count: number | undefined, [english, hindi]: Line): Line[] =>
  count ? [[`${english}: ${count}`, `${hindi}: ${count}`]] : []

const goodsLines = (stock: Today['stock'] = []): Line[] =>
  stock.map(({ sku, name, size, color, countInStock, reorder }) => {
    const what = [name, size, color, sku].filter(Boolean).join(', ')
    return [
      `${what}: ${countInStock} left, buy ${reorder}`,
      `${what}: ${countInStock} बचे, ${reorder} ख़रीदें`,
    ]
  })

/** What waits, in order of harm, in both languages of the admin area; empty on a quiet day. */
export const digestLines = ({ orders, money, stock, complaintsDue }: Today): Line[] => [
  ...counted(complaintsDue, ['Complaints that are due', 'जवाब माँगती शिकायतें']),
  ...counted(orders?.toConfirm, ['Orders to confirm', 'पक्के करने के ऑर्डर']),
  ...counted(orders?.toPack, ['Orders to pack', 'पैक करने के ऑर्डर']),
  ...counted(orders?.comingBack, ['Parcels coming back', 'लौटते पार्सल']),
  ...counted(orders?.returnsOpen, ['Returns to decide', 'तय करने की वापसी']),
  ...counted(money?.refundsDue, ['Refunds to pay', 'लौटाने की रक़म वाले ऑर्डर']),
  ...counted(money?.overdue, ['Parcels whose cash is overdue', 'पार्सल जिनका नक़द बकाया है']),
  ...goodsLines(stock),
]

/** A mail to the owner, in both languages. */
export const digestMail = (
  lines: readonly Line[],
  { link, shop }: { link: string; shop: Sender },
): Mail => {
  const text = [
    lines.map(([english]) => english).join('\n'),
    lines.map(([, hindi]) => hindi).join('\n'),
    link,
    signatureOf(shop),
  ]
  return {
    subject: `${shop.name}: what waits today · आज के काम`,
    text: text.join('\n\n'),
    html: toHtml(text),
  }
}
