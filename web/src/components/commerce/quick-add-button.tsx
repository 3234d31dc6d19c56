import { Button } from '#components/ui/elements.tsx'
import { useText } from '#components/ui/texts.ts'
import { css } from '#styled-system/css'
import { nameOf } from './product-name.ts'
import { hasChoice, quickAdd, type QuickAdd } from './quick-add.ts'

const styles = {
  // Shows an icon where the word doesn't fit; placed above the delivery line.
  root: css({
    position: 'absolute',
    right: '0',
    bottom: '5',
    minW: 'tap',
    minH: 'tap',
    px: { base: '0', lg: '3' },
    color: 'teal',
  }),
  plus: css({ fontSize: '2xl', fontWeight: 'normal', lineHeight: 'none' }),
}

/** A card's button that adds the product to the cart, or asks for size and color. */
export const QuickAddButton = (request: QuickAdd) => {
  const t = useText()
  return (
    <Button
      className={styles.root}
      variant="outline"
      size="sm"
      aria-label={t('addNamed', { name: nameOf(t.language, request.product) })}
      aria-haspopup={hasChoice(request.product) ? 'dialog' : undefined}
      onClick={() => quickAdd.set(request)}
    >
      <span className={styles.plus} aria-hidden>
        +
      </span>
      <span className={css({ display: { base: 'none', lg: 'inline' } })}>{t('add')}</span>
    </Button>
  )
}
