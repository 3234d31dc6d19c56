import { isAlwaysFree } from '@bartan/contract/checkout/shipping'
import { formatRupees } from '#components/commerce/format-rupees.ts'
import { Card } from '#components/ui/elements.tsx'
import { t } from '#features/admin-settings/texts.ts'
import type { Settings } from '@bartan/contract/settings/settings'
import type { Topic } from '#features/admin-settings/topics/topics.ts'
import { css } from '#styled-system/css'

const styles = { root: css({ display: 'grid', gap: '2', color: 'ink.soft', fontSize: 'sm' }) }

/** What is typed may be no number yet. */
const rupees = (value: unknown): string => (typeof value === 'number' ? formatRupees(value) : '…')

const WORDS: Partial<Record<Topic, (draft: Settings) => string[]>> = {
  delivery: ({ shipping }) => [
    ...(isAlwaysFree(shipping)
      ? [t('delivery.always')]
      : [
          t('delivery.below', { freeFrom: rupees(shipping.freeFrom), fee: rupees(shipping.fee) }),
          t('delivery.from', { freeFrom: rupees(shipping.freeFrom) }),
        ]),
    t('delivery.where'),
  ],
  orders: ({ returnDays }) => [
    returnDays === 0 ? t('orders.none') : t('orders.days', { days: String(returnDays ?? '…') }),
    t('orders.where'),
  ],
  languages: ({ languages }) => [t('languages.where', { count: languages.length })],
  legal: () => [t('legal.where')],
  retention: () => [t('retention.where')],
}

export const isToldInWords = (topic: Topic): boolean => topic in WORDS

/** What the settings mean, in a sentence, and where they are found. */
export const TopicWords = ({ topic, draft }: { topic: Topic; draft: Settings }) => (
  <Card className={styles.root}>
    {WORDS[topic]?.(draft).map((words) => (
      <p key={words}>{words}</p>
    ))}
  </Card>
)
