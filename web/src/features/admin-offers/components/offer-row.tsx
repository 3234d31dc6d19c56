import { isOver } from '@bartan/contract/offers/running'
import type { OfferReply } from '@bartan/contract/offers/schema'
import { SOLD_STATUSES } from '@bartan/contract/orders/order-process'
import { useState } from 'react'
import { formatRupees } from '#components/commerce/format-rupees.ts'
import {
  BusyButton,
  Button,
  ButtonLink,
  TextLink,
  VisuallyHidden,
} from '#components/ui/elements.tsx'
import { LazyOverlay } from '#components/ui/loading/load-boundary.tsx'
import { adminPaths } from '#lib/admin-paths.ts'
import { lazyExport } from '#lib/browser/lazy-component.ts'
import { useNow } from '#lib/clock.ts'
import { useUser } from '#lib/session/session.ts'
import { css } from '#styled-system/css'
import { wrap } from '#styled-system/patterns'
import { button } from '#styled-system/recipes'
import { useSwitchOffer, type OfferFigures } from '../offer-calls.ts'
import { offerSentence } from '../offer-sentence.ts'
import { shareTextOf } from '../offer-share.ts'
import { useText } from '../texts.ts'

const styles = {
  root: css({ p: '4', fontSize: 'sm', listStyleType: 'none', '& + &': { borderTopWidth: '1px' } }),
  name: css({ fontSize: 'md', fontWeight: 'semibold', overflowWrap: 'anywhere' }),
  sentence: css({ mt: '1', maxW: 'text', overflowWrap: 'anywhere' }),
  used: css({ mt: '1', color: 'ink.soft', fontVariantNumeric: 'tabular-nums' }),
}

const PosterDialog = lazyExport(() => import('./poster-dialog.tsx'), 'PosterDialog')

const Share = ({ offer }: { offer: OfferReply }) => {
  const t = useText()
  const [state, setState] = useState<'unused' | 'open' | 'closed'>('unused')
  const close = () => setState('closed')
  const which = <VisuallyHidden> {t('of', { name: offer.name })}</VisuallyHidden>
  return (
    <>
      <a
        className={button({ variant: 'outline', size: 'sm' })}
        href={`https://wa.me/?text=${encodeURIComponent(shareTextOf(t.language, offer))}`}
        target="_blank"
        rel="noreferrer"
      >
        {t('share')}
        {which}
      </a>
      <Button variant="outline" size="sm" onClick={() => setState('open')}>
        {t('poster')}
        {which}
      </Button>
      {state !== 'unused' && (
        <LazyOverlay isOpen={state === 'open'} onClose={close}>
          <PosterDialog offer={offer} isOpen={state === 'open'} onClose={close} />
        </LazyOverlay>
      )}
    </>
  )
}

const Actions = ({ offer }: { offer: OfferReply }) => {
  const t = useText()
  const now = useNow()
  const { mutate, isPending } = useSwitchOffer(offer)
  const { _id: id, active, name } = offer
  const isPast = isOver(offer, new Date(now))
  const which = <VisuallyHidden> {t('of', { name })}</VisuallyHidden>
  return (
    <div className={wrap({ gap: '2', mt: '3' })}>
      {!isPast && (
        <BusyButton
          variant={active ? 'outline' : 'accent'}
          size="sm"
          isBusy={isPending}
          onClick={() => mutate(!active)}
        >
          {t(active ? 'end' : 'undo')}
          {which}
        </BusyButton>
      )}
      {!isPast && (
        <ButtonLink variant="outline" size="sm" to={adminPaths.offer(id)}>
          {t('change')}
          {which}
        </ButtonLink>
      )}
      <ButtonLink variant="outline" size="sm" to={adminPaths.newOffer(id)}>
        {t('copy')}
        {which}
      </ButtonLink>
      {active && !isPast && <Share offer={offer} />}
    </div>
  )
}

type OfferRowProps = { offer: OfferReply; figures?: OfferFigures | undefined }

/** An offer in a sentence, with its uses, revenue and actions. */
export const OfferRow = ({ offer, figures }: OfferRowProps) => {
  const t = useText()
  const isAdmin = useUser()?.role === 'admin'
  const { name, kind, used, usesTotal } = offer
  return (
    <li className={styles.root}>
      <p className={styles.name}>{name}</p>
      <p className={styles.sentence}>{offerSentence(t.language, offer)}</p>
      {kind !== 'sale' && (
        <p className={styles.used}>
          {usesTotal === undefined
            ? t('used', { count: used })
            : t('usedOf', { used, total: usesTotal })}
        </p>
      )}
      {figures && figures.orders > 0 && (
        <p className={styles.used}>
          <TextLink to={adminPaths.ordersIn(SOLD_STATUSES, { offer: offer._id })}>
            {t('figures', {
              orders: figures.orders,
              revenue: formatRupees(figures.revenue),
              discount: formatRupees(figures.discount),
            })}
          </TextLink>
        </p>
      )}
      {isAdmin && <Actions offer={offer} />}
    </li>
  )
}
