import { nameOf } from '#components/commerce/product-name.ts'
import { Button } from '#components/ui/elements.tsx'
import { grid, wrap } from '#styled-system/patterns'
import { useChangeCart } from '../api/change-cart.ts'
import { keyOf } from '../cart-change.ts'
import { useText } from '../cart-contents-texts.ts'
import { forgetMerge, useCartMerge } from '../cart-merge.ts'

const styles = {
  root: grid({ gap: '2', mb: '5', p: '3', fontSize: 'sm', bg: 'saffron.tint', borderRadius: 'md' }),
}

/** Explains what login did with the guest's cart, and lets the shopper restore the earlier choice. */
export const MergeNotice = () => {
  const t = useText()
  const merge = useCartMerge()
  const { mutate: change } = useChangeCart()
  if (!merge) return null
  const { waited, missed } = merge
  const count = waited.reduce((sum, { line, chosen }) => sum + line.quantity - chosen, 0)
  const keepChosen = () => {
    for (const { line, chosen } of waited) {
      const key = keyOf(line)
      change(chosen === 0 ? { kind: 'remove', key } : { kind: 'quantity', key, quantity: chosen })
    }
    forgetMerge()
  }
  return (
    <section className={styles.root} aria-label={t('merged')}>
      {count > 0 && <p>{t('waited', { count })}</p>}
      {missed.length > 0 && (
        <p>{t('missed', { names: missed.map((line) => nameOf(t.language, line)).join(', ') })}</p>
      )}
      <div className={wrap({ gap: '2' })}>
        {count > 0 && (
          <Button variant="outline" size="sm" onClick={keepChosen}>
            {t('onlyChosen')}
          </Button>
        )}
        <Button variant="quiet" size="sm" onClick={forgetMerge}>
          {t('understood')}
        </Button>
      </div>
    </section>
  )
}
