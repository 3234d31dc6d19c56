import type { Received } from '@bartan/contract/stock/schema'
import { formatRupees } from '#components/commerce/format-rupees.ts'
import { PrintStickers } from '#components/commerce/print-stickers.tsx'
import { Card } from '#components/ui/elements.tsx'
import { Heading } from '#components/ui/heading.tsx'
import { grid } from '#styled-system/patterns'
import { useText } from '../texts.ts'

const styles = { root: grid({ gap: '3', justifyItems: 'start', mt: '5' }) }

/** New stock of the received products, and stickers for as many units as came. */
export const ReceivedResult = ({ received }: { received: Received }) => {
  const t = useText()
  return (
    <Card as="section" className={styles.root} aria-labelledby="received">
      <Heading id="received" size="small">
        {t('result')}
      </Heading>
      <ul>
        {received.lines.map(({ sku, countInStock, cost }, place) => {
          const line = t('resultLine', { sku, count: countInStock })
          return (
            // The same SKU may occur twice, and the list never changes.
            // oxlint-disable-next-line react/no-array-index-key
            <li key={place}>
              {cost === undefined ? line : t('resultCost', { line, cost: formatRupees(cost) })}
            </li>
          )
        })}
      </ul>
      <PrintStickers
        goods={received.lines.map(({ sku, quantity }) => ({ sku, copies: quantity }))}
      />
    </Card>
  )
}
