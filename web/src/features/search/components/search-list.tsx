import type { Suggestion } from '@bartan/contract/products/listed-schema'
/* oxlint-disable jsx-a11y/prefer-tag-over-role -- no HTML element is a list of options with images; this is the ARIA pattern */
import { Search } from 'lucide-react'
import { Link } from 'react-router-dom'
import { formatRupees } from '#components/commerce/format-rupees.ts'
import { FromPrice } from '#components/commerce/price.tsx'
import { ProductImage } from '#components/commerce/product-image.tsx'
import { nameOf } from '#components/commerce/product-name.ts'
import { useLanguage } from '#i18n/translate.ts'
import { css, cva } from '#styled-system/css'
import type { SearchOption } from '../search-options.ts'
import { useText } from '../texts.ts'

const optionStyle = cva({
  base: {
    display: 'grid',
    alignItems: 'center',
    gap: '3',
    minH: 'tap',
    px: '3',
    py: '2',
    borderRadius: 'md',
    _hover: { bg: 'teal.mist' },
    _selected: { bg: 'teal.tint' },
  },
  variants: {
    /** Aligns search terms with the products' names. */
    among: {
      products: { gridTemplateColumns: '48px 1fr auto' },
      words: { gridTemplateColumns: '20px 1fr' },
    },
    /** The link to all results stays visible below the scrolling options. */
    isLast: {
      true: {
        position: 'sticky',
        bottom: '-2',
        gridTemplateColumns: '48px 1fr',
        mt: '2',
        mx: '-2',
        mb: '-2',
        px: '5',
        py: '3',
        bg: 'paper',
        borderTopWidth: '1px',
        borderRadius: '0',
      },
    },
  },
})

const styles = {
  name: css({ lineClamp: '2', lineHeight: 'snug' }),
  price: css({ fontWeight: 'semibold', fontVariantNumeric: 'tabular-nums' }),
  icon: css({ display: 'grid', placeItems: 'center', color: 'ink.faint' }),
  panel: css({
    position: 'absolute',
    top: 'calc(100% + 8px)',
    left: '0',
    right: { base: '-12', xl: '0' },
    zIndex: 'popover',
    p: '2',
    maxH: 'min(600px, 70vh)',
    overflowY: 'auto',
    scrollPaddingBottom: '64px',
    overscrollBehavior: 'contain',
    bg: 'paper',
    borderWidth: '1px',
    borderRadius: 'lg',
    boxShadow: 'lg',
  }),
  heading: css({
    px: '3',
    pt: '2',
    pb: '1',
    fontSize: 'sm',
    color: 'ink.soft',
    overflowWrap: 'anywhere',
  }),
}

type SearchListProps = {
  id: string
  heading: string | undefined
  options: readonly SearchOption[]
  activeIndex: number
  onChoose: () => void
}

export const optionId = (listId: string, index: number) => `${listId}-${index}`

/** The arrow keys may reach hidden parts of the list. */
/** Returns nothing, because some browsers return a promise, which React would take for a clean-up function. */
const scrollTo = (option: HTMLElement | null) => {
  option?.scrollIntoView({ block: 'nearest' })
}

const Product = ({ product }: { product: Suggestion }) => {
  const language = useLanguage()
  const { match, price, priceMax } = product
  return (
    <>
      <ProductImage image={{ url: product.image, altText: '' }} sizes="48px" />
      <span className={styles.name}>{nameOf(language, product)}</span>
      <span className={styles.price}>
        {priceMax && !match ? <FromPrice amount={price} /> : formatRupees(match?.price ?? price)}
      </span>
    </>
  )
}

const Words = ({ label }: { label: string }) => (
  <>
    <span className={styles.icon}>
      <Search aria-hidden size={18} />
    </span>
    <span className={css({ fontWeight: 'medium', overflowWrap: 'anywhere' })}>{label}</span>
  </>
)

/** The options of the search combobox. The focus stays in the input, which names the active one. */
export const SearchList = ({ id, heading, options, activeIndex, onChoose }: SearchListProps) => {
  const t = useText()
  return (
    <div className={styles.panel}>
      {heading && <p className={styles.heading}>{heading}</p>}
      <div id={id} role="listbox" aria-label={heading ?? t('suggestions')}>
        {options.map((option, index) => (
          <Link
            className={optionStyle({
              among: heading ? 'words' : 'products',
              isLast: !heading && option.kind === 'search',
            })}
            key={option.to}
            id={optionId(id, index)}
            to={option.to}
            role="option"
            ref={index === activeIndex ? scrollTo : undefined}
            aria-selected={index === activeIndex}
            tabIndex={-1}
            // Keeps the focus in the input: its blur would close the list before the click.
            onPointerDown={(event) => event.preventDefault()}
            onClick={onChoose}
          >
            {option.kind === 'product' ? (
              <Product product={option.product} />
            ) : (
              <Words label={option.label} />
            )}
          </Link>
        ))}
      </div>
    </div>
  )
}
