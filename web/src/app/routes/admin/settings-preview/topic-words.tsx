import { isAlwaysFree } from '@bartan/contract/pricing/shipping'
import { settingsSchema } from '@bartan/contract/settings/schema'
import type { Settings } from '@bartan/contract/settings/settings'
import { formatRupees } from '#components/commerce/format-rupees.ts'
import { Card } from '#components/ui/elements.tsx'
import { useText } from '#features/admin-settings/texts.ts'
import type { Topic } from '#features/admin-settings/topics/topics.ts'
import { grid } from '#styled-system/patterns'

const { shipping: shippingSchema, returnDays: daysSchema } = settingsSchema.shape

/** The field may not contain a number yet, or one that the settings refuse. */
const amountText = (value: unknown): string => {
  const { data } = shippingSchema.shape.fee.safeParse(value)
  return data === undefined ? '…' : formatRupees(data)
}

type T = ReturnType<typeof useText>

const WORDS: Partial<Record<Topic, (t: T, draft: Settings) => string[]>> = {
  delivery: (t, { shipping }) => {
    if (isAlwaysFree(shipping)) return [t('delivery.always')]
    const fee = amountText(shipping.fee)
    if (shipping.freeFrom === null) return [t('delivery.never', { fee })]
    const freeFrom = amountText(shipping.freeFrom)
    return [t('delivery.below', { freeFrom, fee }), t('delivery.from', { freeFrom })]
  },
  orders: (t, { returnDays }) => [
    returnDays === 0
      ? t('returns.none')
      : t('returns.days', { days: String(daysSchema.safeParse(returnDays).data ?? '…') }),
  ],
}

/** Explains in a sentence what the settings mean, and on which pages they appear. */
export const TopicWords = ({ topic, draft }: { topic: Topic; draft: Settings }) => {
  const t = useText()
  return (
    <Card className={grid({ gap: '2', color: 'ink.soft', fontSize: 'sm' })}>
      {WORDS[topic]?.(t, draft).map((words) => (
        <p key={words}>{words}</p>
      ))}
      <p>{t(`where.${topic}`, { count: draft.languages.length })}</p>
    </Card>
  )
}
