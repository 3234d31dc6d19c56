import { X } from 'lucide-react'
import { useEffect, useId } from 'react'
import { Price } from '#components/commerce/price.tsx'
import { ProductImage } from '#components/commerce/product-image.tsx'
import { imageForColor, nameOf } from '#components/commerce/product-name.ts'
import { hasChoice, quickAdd, type QuickAdd } from '#components/commerce/quick-add.ts'
import { StockLabel } from '#components/commerce/stock-label.tsx'
import { Heading, IconButton, TextLink } from '#components/ui/elements.tsx'
import { Dialog } from '#components/ui/overlay/dialog.tsx'
import { useText as useSharedText } from '#components/ui/texts.ts'
import { useChangeCart } from '#features/cart/api/change-cart.ts'
import { AddToCart } from '#features/cart/components/add-to-cart.tsx'
import { lineOf } from '#features/cart/line-of.ts'
import { productAsChosen } from '#features/product/chosen-variant.ts'
import { Choices } from '#features/product/components/choices.tsx'
import { useText } from '#features/product/texts.ts'
import { useProductChoice } from '#features/product/use-product-choice.ts'
import { useLanguage } from '#i18n/translate.ts'
import { paths } from '#lib/paths.ts'
import { css } from '#styled-system/css'
import { grid } from '#styled-system/patterns'

const styles = {
  image: css({ w: '24', flexShrink: '0', overflow: 'hidden', borderRadius: 'md' }),
  words: grid({ justifyItems: 'start', gap: '1.5', flex: '1', minW: '0' }),
  name: css({ fontFamily: 'body', fontSize: 'lg', fontWeight: 'semibold', textWrap: 'wrap' }),
  close: css({ mt: '-2', mr: '-3' }),
  details: css({ justifySelf: 'center', py: '11px', mt: '-19px', mb: '-11px' }),
}

type ContentProps = QuickAdd & { titleId: string; onClose: () => void }

const Content = ({ product, wanted, titleId, onClose }: ContentProps) => {
  const t = useText()
  const shared = useSharedText()
  const choosing = useProductChoice(product, wanted)
  const { choice } = choosing
  const chosen = productAsChosen(product, choice)
  const image = imageForColor(t.language, product, choice.color)
  return (
    <div className={grid({ gap: '5' })}>
      <div className={css({ display: 'flex', alignItems: 'flex-start', gap: '4' })}>
        <span className={styles.image}>
          <ProductImage image={image && { ...image, altText: '' }} sizes="96px" look="thumb" />
        </span>
        <div className={styles.words}>
          <Heading className={styles.name} id={titleId}>
            {nameOf(t.language, product)}
          </Heading>
          <Price amount={chosen.price} original={chosen.originalPrice} />
          <StockLabel countInStock={chosen.countInStock} />
        </div>
        <IconButton className={styles.close} aria-label={shared('close')} onClick={onClose}>
          <X aria-hidden size={22} />
        </IconButton>
      </div>
      <Choices product={product} choosing={choosing} />
      <AddToCart product={chosen} choice={choice} quantity={1} onAdded={onClose} />
      <TextLink
        className={styles.details}
        to={paths.product(product._id, choice)}
        onClick={onClose}
      >
        {t('seeDetails')}
      </TextLink>
    </div>
  )
}

type QuickAddSheetProps = { request: QuickAdd; isOpen: boolean; onClose: () => void }

/** Asks for size and color of a product in a list, with the price and stock of each. */
const QuickAddSheet = ({ request, isOpen, onClose }: QuickAddSheetProps) => {
  const titleId = useId()
  return (
    <Dialog isOpen={isOpen} onClose={onClose} labelledBy={titleId} look="sheet">
      <Content {...request} titleId={titleId} onClose={onClose} />
    </Dialog>
  )
}

/** Handles each press once, however often this renders. */
const AddAtOnce = ({ request }: { request: QuickAdd }) => {
  const language = useLanguage()
  const { mutate } = useChangeCart()
  useEffect(() => {
    if (quickAdd.get() !== request) return
    quickAdd.set(undefined)
    const { product } = request
    const [only = { size: product.sizes[0], color: product.colors[0] }] = product.variants ?? []
    const choice = { size: only.size, color: only.color }
    mutate({ kind: 'add', line: lineOf(language, { product, choice, quantity: 1 }) })
  }, [request, mutate, language])
  return null
}

type QuickAddAnswerProps = { request: QuickAdd; isOpen: boolean; onClose: () => void }

/** Adds a product without choices immediately; otherwise asks for size and color. */
export const QuickAddAnswer = (props: QuickAddAnswerProps) =>
  hasChoice(props.request.product) ? (
    <QuickAddSheet {...props} />
  ) : (
    <AddAtOnce request={props.request} />
  )
