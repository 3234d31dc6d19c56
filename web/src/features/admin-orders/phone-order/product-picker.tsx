import { chakra } from '@chakra-ui/react/styled-system'
import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useId, useState } from 'react'
import { Button } from '#components/ui/button.tsx'
import { formatRupees } from '#components/commerce/format-rupees.ts'
import { LoadError } from '#components/ui/load-error.tsx'
import { ProductImage } from '#components/commerce/product-image.tsx'
import { nameOf } from '#components/commerce/product-name.ts'
import { SearchField } from '#components/ui/search-field.tsx'
import { VisuallyHidden } from '#components/ui/heading.tsx'
import { foundProductsQuery } from '../api/phone-order.ts'
import { t } from '../texts.ts'
import type { RefObject } from 'react'
import type { Product } from '@bartan/contract/products/schema'

type FoundProps = { product: Product; onPick: (product: Product) => void }

const Found = ({ product, onPick }: FoundProps) => (
  <chakra.li display="flex" alignItems="center" gap="3" listStyleType="none" fontSize="sm">
    <chakra.div w="10" flexShrink="0" overflow="hidden" borderRadius="sm">
      <ProductImage
        look="thumb"
        image={product.images[0] && { ...product.images[0], altText: '' }}
        sizes="40px"
      />
    </chakra.div>
    <chakra.div flex="1" minW="0">
      {nameOf(product)}
      <chakra.span display="block" color="ink.soft">
        {t('inStock', { price: formatRupees(product.price), count: product.countInStock })}
      </chakra.span>
    </chakra.div>
    <Button
      variant="outline"
      size="sm"
      disabled={product.countInStock === 0}
      onClick={() => onPick(product)}
    >
      <Plus aria-hidden size={16} />
      {t('add')}
      <VisuallyHidden> {nameOf(product)}</VisuallyHidden>
    </Button>
  </chakra.li>
)

type ProductPickerProps = Pick<FoundProps, 'onPick'> & {
  field: RefObject<HTMLInputElement | null>
  /** Why the order can't be placed. */
  error: string | undefined
}

/** Finds a product by name or SKU and adds it to the order. */
export const ProductPicker = ({ onPick, field, error }: ProductPickerProps) => {
  const [search, setSearch] = useState('')
  const errorId = useId()
  const load = useQuery(foundProductsQuery(search))
  const found = search === '' ? undefined : load.data
  return (
    <chakra.div display="grid" gap="3">
      <chakra.div display="grid" gap="1.5">
        <SearchField
          ref={field}
          label={t('findProduct')}
          placeholder={t('findExample')}
          aria-invalid={error ? true : undefined}
          aria-describedby={error && errorId}
          value={search}
          onSearch={setSearch}
        />
        {error && (
          <chakra.p id={errorId} role="alert" color="danger" fontSize="sm" fontWeight="medium">
            {error}
          </chakra.p>
        )}
      </chakra.div>
      {load.error && <LoadError error={load.error} retry={() => void load.refetch()} />}
      {found?.length === 0 && <chakra.p color="ink.soft">{t('nothingFound')}</chakra.p>}
      <chakra.ul display="grid" gap="3" _empty={{ display: 'none' }}>
        {found?.map((product) => (
          <Found key={product._id} product={product} onPick={onPick} />
        ))}
      </chakra.ul>
    </chakra.div>
  )
}
