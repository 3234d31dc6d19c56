/* oxlint-disable jsx-a11y/prefer-tag-over-role -- no HTML element is a list of options with images; this is the ARIA pattern */
import { chakra } from '@chakra-ui/react/styled-system'
import { Search } from 'lucide-react'
import { Link } from 'react-router-dom'
import { formatRupees } from '#components/commerce/format-rupees.ts'
import { ProductImage } from '#components/commerce/product-image.tsx'
import { nameOf } from '#components/commerce/product-name.ts'
import { t } from '../texts.ts'
import type { Suggestion } from '@bartan/contract/products/schema'
import type { SearchOption } from '../search-options.ts'

type SearchListProps = {
  id: string
  heading: string | undefined
  options: readonly SearchOption[]
  activeIndex: number
  onChoose: () => void
}

export const optionId = (listId: string, index: number) => `${listId}-${index}`

const Option = chakra(Link, {
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
    /** Search terms among products are aligned with the products' names. */
    among: {
      products: { gridTemplateColumns: '48px 1fr auto' },
      words: { gridTemplateColumns: '20px 1fr' },
    },
    /** The link to all results stays visible below the ones that scroll. */
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

/** The arrow keys may lead beyond the visible part of the list. */
const scrollTo = (option: HTMLElement | null) => option?.scrollIntoView({ block: 'nearest' })

const Panel = chakra('div', {
  base: {
    position: 'absolute',
    top: 'calc(100% + 8px)',
    left: '0',
    // On a phone the list is as wide as the screen, below the button that closes it.
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
  },
})

const Product = ({ product }: { product: Suggestion }) => (
  <>
    <ProductImage image={{ url: product.image, altText: '' }} sizes="48px" />
    <chakra.span lineClamp="2" lineHeight="snug">
      {nameOf(product)}
    </chakra.span>
    <chakra.span fontWeight="semibold" fontVariantNumeric="tabular-nums">
      {formatRupees(product.price)}
    </chakra.span>
  </>
)

const Words = ({ label }: { label: string }) => (
  <>
    <chakra.span display="grid" placeItems="center" color="ink.faint">
      <Search aria-hidden size={18} />
    </chakra.span>
    <chakra.span fontWeight="medium" overflowWrap="anywhere">
      {label}
    </chakra.span>
  </>
)

/** The options of the search combobox. The focus stays in the input, which names the active one. */
export const SearchList = ({ id, heading, options, activeIndex, onChoose }: SearchListProps) => (
  <Panel>
    {heading && (
      <chakra.p px="3" pt="2" pb="1" fontSize="sm" color="ink.soft" overflowWrap="anywhere">
        {heading}
      </chakra.p>
    )}
    <div id={id} role="listbox" aria-label={heading ?? t('suggestions')}>
      {options.map((option, index) => (
        <Option
          key={option.to}
          id={optionId(id, index)}
          to={option.to}
          role="option"
          among={heading ? 'words' : 'products'}
          isLast={!heading && option.kind === 'search'}
          ref={index === activeIndex ? scrollTo : undefined}
          aria-selected={index === activeIndex}
          tabIndex={-1}
          // Keeps the focus in the input, whose blur would close the list before the click arrives.
          onPointerDown={(event) => event.preventDefault()}
          onClick={onChoose}
        >
          {option.kind === 'product' ? (
            <Product product={option.product} />
          ) : (
            <Words label={option.label} />
          )}
        </Option>
      ))}
    </div>
  </Panel>
)
