import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useId, useState } from 'react'
import { Button } from '#components/ui/button.tsx'
import { formatRupees } from '#components/commerce/format-rupees.ts'
import { LoadError } from '#components/ui/loading/load-error.tsx'
import { ProductImage } from '#components/commerce/product-image.tsx'
import { nameOf } from '#components/commerce/product-name.ts'
import { SearchField } from '#components/ui/form/search-field.tsx'
import { VisuallyHidden } from '#components/ui/heading.tsx'
import { foundProductsQuery } from '../api/phone-order.ts'
import { t } from '../texts.ts'
import type { RefObject } from 'react'
import type { Product } from '@bartan/contract/products/schema'
import { css } from '#styled-system/css'

const styles = {
  product: css({
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    listStyleType: 'none',
    fontSize: 'sm',
  }),
  image: css({ w: '10', flexShrink: '0', overflow: 'hidden', borderRadius: 'sm' }),
  details: css({ flex: '1', minW: '0' }),
  priceAndStock: css({ display: 'block', color: 'ink.soft' }),
  root: css({ display: 'grid', gap: '3' }),
  search: css({ display: 'grid', gap: '1.5' }),
  error: css({ color: 'danger', fontSize: 'sm', fontWeight: 'medium' }),
  nothingFound: css({ color: 'ink.soft' }),
  // Room for as many as are ever found: the form below would jump with each answer.
  place: css({
    display: 'grid',
    alignContent: 'start',
    gap: '3',
    minH: { base: '440px', sm: '324px' },
  }),
  results: css({ display: 'grid', gap: '3', _empty: { display: 'none' } }),
}

type FoundProps = { product: Product; onPick: (product: Product) => void }

const Found = ({ product, onPick }: FoundProps) => (
  <li className={styles.product}>
    <div className={styles.image}>
      <ProductImage
        look="thumb"
        image={product.images[0] && { ...product.images[0], altText: '' }}
        sizes="40px"
      />
    </div>
    <div className={styles.details}>
      {nameOf(product)}
      <span className={styles.priceAndStock}>
        {t('inStock', { price: formatRupees(product.price), count: product.countInStock })}
      </span>
    </div>
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
  </li>
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
  const found = load.data
  return (
    <div className={styles.root}>
      <div className={styles.search}>
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
          <p className={styles.error} id={errorId} role="alert">
            {error}
          </p>
        )}
      </div>
      {search !== '' && (
        <div className={styles.place}>
          {load.error && <LoadError error={load.error} retry={() => void load.refetch()} />}
          {found?.length === 0 && <p className={styles.nothingFound}>{t('nothingFound')}</p>}
          <ul className={styles.results}>
            {found?.map((product) => (
              <Found key={product._id} product={product} onPick={onPick} />
            ))}
          </ul>
        </div>
      )}
    </div>
  )
}
