import type { OfferReply } from '@bartan/contract/offers/schema'
import { formatRupees } from '#components/commerce/format-rupees.ts'
import { nameOf } from '#components/commerce/product-name.ts'
import { Badge, BusyButton, Heading } from '#components/ui/elements.tsx'
import { messageOf } from '#lib/api/api-error.ts'
import { css } from '#styled-system/css'
import { grid, wrap } from '#styled-system/patterns'
import { bodyOf } from '../offer-body.ts'
import { useSimulateOffer } from '../offer-calls.ts'
import type { OfferDraft } from '../offer-draft.ts'
import type { Effect } from '../offer-effects.ts'
import { useText } from '../texts.ts'

const styles = {
  soft: css({ color: 'ink.soft', fontSize: 'sm' }),
  note: css({ px: '3', py: '2', fontSize: 'sm', bg: 'warning.tint', borderRadius: 'md' }),
}

const MAX_SHOWN = 20

const isDoubtful = ({ isBelowCost, isAboveMrp }: Effect) => isBelowCost || isAboveMrp

/** Sorts warnings first. */
const doubtsFirst = (effects: readonly Effect[]): Effect[] => {
  return [...effects.filter(isDoubtful), ...effects.filter((effect) => !isDoubtful(effect))]
}

const EffectRow = ({ effect }: { effect: Effect }) => {
  const t = useText()
  const { product, from, to, isBelowCost, isAboveMrp } = effect
  return (
    <li className={wrap({ columnGap: '2', overflowWrap: 'anywhere' })}>
      <span>{nameOf(t.language, product)}</span>
      <span className={css({ ml: 'auto', fontVariantNumeric: 'tabular-nums' })}>
        {to === undefined
          ? formatRupees(from)
          : t('fromTo', { from: formatRupees(from), to: formatRupees(to) })}
      </span>
      {isBelowCost && <Badge tone="danger">{t('belowCost')}</Badge>}
      {isAboveMrp && <Badge tone="danger">{t('aboveMrp')}</Badge>}
    </li>
  )
}

/** Simulates the offer on the latest orders, on request. */
const Simulation = ({ draft }: { draft: OfferDraft }) => {
  const t = useText()
  const { mutate, data, error, isPending } = useSimulateOffer()
  return (
    <>
      <BusyButton
        className={css({ justifySelf: 'start' })}
        variant="outline"
        size="sm"
        isBusy={isPending}
        onClick={() => mutate(bodyOf(draft))}
      >
        {t('simulate')}
      </BusyButton>
      <output className={styles.soft}>
        {data &&
          t('simulated', {
            orders: data.orders,
            applied: data.applied,
            discount: formatRupees(data.discount),
          })}
        {error && messageOf(t.language, error)}
      </output>
    </>
  )
}

type OfferPreviewProps = {
  draft: OfferDraft
  effects: readonly Effect[]
  clashes: readonly OfferReply[]
}

/** An offer's effects before it is saved: products, prices and overlapping offers. */
export const OfferPreview = ({ draft, effects, clashes }: OfferPreviewProps) => {
  const t = useText()
  const below = effects.filter(({ isBelowCost }) => isBelowCost).length
  const more = effects.length - MAX_SHOWN
  return (
    <section className={grid({ gap: '3', alignContent: 'start' })} aria-label={t('preview')}>
      <Heading size="small">{t('preview')}</Heading>
      <p className={styles.soft}>{t('covers', { count: effects.length })}</p>
      {effects.length === 0 && <p className={styles.note}>{t('coversNone')}</p>}
      {below > 0 && <p className={styles.note}>{t('belowCostCount', { count: below })}</p>}
      {clashes.map(({ _id, name }) => (
        <p key={_id} className={styles.note}>
          {t(draft.kind === 'sale' ? 'clashSale' : 'clashOffer', { name })}
        </p>
      ))}
      <ul className={grid({ gap: '2', fontSize: 'sm', listStyleType: 'none' })}>
        {doubtsFirst(effects)
          .slice(0, MAX_SHOWN)
          .map((effect) => (
            <EffectRow key={effect.product._id} effect={effect} />
          ))}
      </ul>
      {more > 0 && <p className={styles.soft}>{t('moreProducts', { count: more })}</p>}
      <Simulation key={draft.kind} draft={draft} />
    </section>
  )
}
