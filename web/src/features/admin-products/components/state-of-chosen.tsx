import type { AdminProduct } from '@bartan/contract/products/admin-schema'
import { PrintStickers } from '#components/commerce/print-stickers.tsx'
import { BusyButton, Button, ButtonLink } from '#components/ui/elements.tsx'
import { toast } from '#components/ui/overlay/toaster.tsx'
import { adminPaths } from '#lib/admin-paths.ts'
import { messageOf } from '#lib/api/api-error.ts'
import { css } from '#styled-system/css'
import { useSetState } from '../api/write-product.ts'
import { useText as usePaperText } from '../paper/texts.ts'
import { useText } from '../texts.ts'

const styles = {
  bar: css({
    // At the lower edge, so that it moves no row that is about to be pressed.
    position: 'sticky',
    bottom: '0',
    zIndex: 'raised',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '2',
    mx: { base: '-4', md: '0' },
    mt: '4',
    px: '4',
    pt: '2',
    pb: 'max(8px, env(safe-area-inset-bottom))',
    bg: 'teal.tint',
    borderTopRadius: 'md',
    boxShadow: 'up',
  }),
  count: css({ flex: '1', minW: '100px', fontSize: 'sm', fontWeight: 'semibold' }),
}

const oneOfEach = (products: readonly AdminProduct[]) =>
  products.flatMap(({ sku, variants }) =>
    (variants ?? [{ sku }]).map((one) => ({ sku: one.sku, copies: 1 })),
  )

type StateOfChosenProps = {
  chosen: readonly AdminProduct[]
  onDone: () => void
  /** Opens the dialog for a printed list. */
  onPaper: () => void
}

/** Publishes or hides the selected products as one edit that can be undone. */
export const StateOfChosen = ({ chosen, onDone, onPaper }: StateOfChosenProps) => {
  const t = useText()
  const paperText = usePaperText()
  const { mutate, isPending, variables } = useSetState()
  const set = (state: 'published' | 'draft') =>
    mutate(
      { skus: chosen.map(({ sku }) => sku), state },
      {
        onSuccess: ({ changed, failed }) => {
          if (changed > 0) toast.success(t(`state.done.${state}`, { count: changed }))
          for (const { sku, message } of failed)
            toast.error(t('notChanged', { name: sku }), message)
          onDone()
        },
        onError: (error) => toast.error(t('stateNotSet'), messageOf(t.language, error)),
      },
    )
  return (
    <section
      className={styles.bar}
      data-covers-foot="120px"
      aria-label={t('chosen', { count: chosen.length })}
    >
      <output className={styles.count}>{t('chosen', { count: chosen.length })}</output>
      <BusyButton
        size="sm"
        isBusy={isPending && variables.state === 'published'}
        disabled={isPending}
        onClick={() => set('published')}
      >
        {t('publish')}
      </BusyButton>
      <BusyButton
        variant="outline"
        size="sm"
        isBusy={isPending && variables.state === 'draft'}
        disabled={isPending}
        onClick={() => set('draft')}
      >
        {t('makeDrafts')}
      </BusyButton>
      <ButtonLink
        variant="outline"
        size="sm"
        to={`${adminPaths.prices}?ids=${chosen.map(({ _id }) => _id).join(',')}`}
      >
        {t('prices')}
      </ButtonLink>
      <Button variant="outline" size="sm" onClick={onPaper}>
        {paperText('open')}
      </Button>
      <PrintStickers goods={oneOfEach(chosen)} side="above" />
      <Button variant="quiet" size="sm" onClick={onDone}>
        {t('chooseNone')}
      </Button>
    </section>
  )
}
