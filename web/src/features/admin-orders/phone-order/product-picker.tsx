import { Combobox, createListCollection } from '@ark-ui/react/combobox'
import type { Product } from '@bartan/contract/products/schema'
import { useQuery } from '@tanstack/react-query'
import { Search } from 'lucide-react'
import { useId, useMemo, useState, type RefObject } from 'react'
import { formatRupees } from '#components/commerce/format-rupees.ts'
import { ProductImage } from '#components/commerce/product-image.tsx'
import { nameOf } from '#components/commerce/product-name.ts'
import { VisuallyHidden } from '#components/ui/elements.tsx'
import { Input } from '#components/ui/form/form-field.tsx'
import { LoadError } from '#components/ui/loading/load-error.tsx'
import { useDebounced } from '#lib/browser/use-debounced.ts'
import { css } from '#styled-system/css'
import { grid, hstack } from '#styled-system/patterns'
import { foundProductsQuery } from '../api/phone-order.ts'
import { useText } from '../texts.ts'

const styles = {
  icon: css({ position: 'absolute', left: '3', top: '13px', color: 'ink.faint' }),
  error: css({ color: 'danger', fontSize: 'sm', fontWeight: 'medium' }),
  content: css({
    zIndex: 'popover',
    w: 'full',
    maxH: 'min(440px, var(--available-height))',
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    p: '1',
    bg: 'paper',
    borderWidth: '1px',
    borderRadius: 'md',
    boxShadow: 'lg',
  }),
  item: hstack({
    gap: '3',
    minH: 'tap',
    p: '2',
    fontSize: 'sm',
    borderRadius: 'sm',
    cursor: 'pointer',
    '&[data-highlighted]': { bg: 'teal.mist' },
    '&[data-disabled]': { color: 'ink.soft', cursor: 'not-allowed' },
  }),
  image: css({ w: '10', flexShrink: '0', overflow: 'hidden', borderRadius: 'sm' }),
  nothingFound: css({ p: '2', color: 'ink.soft' }),
}

/** Debounce in milliseconds. */
const DEBOUNCE_MS = 300

/** No selection is kept: each choice adds a line and clears the field. */
const NONE: string[] = []

const Item = ({ product }: { product: Product }) => {
  const t = useText()
  return (
    <Combobox.Item className={styles.item} item={product}>
      <div className={styles.image}>
        <ProductImage
          look="thumb"
          image={product.images[0] && { ...product.images[0], altText: '' }}
          sizes="40px"
        />
      </div>
      <div className={css({ flex: '1', minW: '0' })}>
        {nameOf(t.language, product)}{' '}
        <span className={css({ display: 'block', color: 'ink.soft' })}>
          {t('inStock', { price: formatRupees(product.price), count: product.countInStock })}
        </span>
      </div>
    </Combobox.Item>
  )
}

/** Results for exactly this text; undefined until its answer arrives. */
const useProductSearch = (typed: string) => {
  const search = useDebounced(typed, DEBOUNCE_MS)
  const load = useQuery(foundProductsQuery(search))
  const isCurrent = typed !== '' && search === typed && !load.isPlaceholderData
  return { load, found: isCurrent ? load.data : undefined }
}

type ProductPickerProps = {
  onPick: (product: Product) => void
  field: RefObject<HTMLInputElement | null>
  /** Why the order can't be placed. */
  error: string | undefined
}

/** Finds a product by name or SKU and adds it: Ark UI's combobox, which is accessible. */
export const ProductPicker = ({ onPick, field, error }: ProductPickerProps) => {
  const t = useText()
  const [input, setInput] = useState('')
  const errorId = useId()
  const { load, found } = useProductSearch(input.trim())
  const collection = useMemo(
    () =>
      createListCollection({
        // Previous results stay visible while new ones load.
        items: input.trim() === '' ? [] : (load.data ?? []),
        itemToValue: ({ _id }) => _id,
        itemToString: (named) => nameOf(t.language, named),
        isItemDisabled: ({ countInStock }) => countInStock === 0,
      }),
    [input, load.data, t.language],
  )
  return (
    <Combobox.Root
      className={grid({ gap: '1.5' })}
      collection={collection}
      value={NONE}
      inputValue={input}
      selectionBehavior="clear"
      loopFocus
      lazyMount
      unmountOnExit
      invalid={error !== undefined}
      positioning={{ sameWidth: true, gutter: 4 }}
      onInputValueChange={({ inputValue }) => setInput(inputValue)}
      onSelect={({ itemValue }) => {
        const picked = collection.find(itemValue)
        if (picked) onPick(picked)
      }}
      onKeyDownCapture={(event) => {
        if (event.key !== 'Enter' || field.current?.hasAttribute('aria-activedescendant')) return
        // Without a highlighted item, Enter would close the list and submit the order.
        event.preventDefault()
        event.stopPropagation()
      }}
    >
      <Combobox.Label asChild>
        <VisuallyHidden as="label">{t('findProduct')}</VisuallyHidden>
      </Combobox.Label>
      <Combobox.Control className={css({ position: 'relative' })}>
        <span className={styles.icon}>
          <Search aria-hidden size={18} />
        </span>
        <Combobox.Input asChild>
          <Input
            className={css({ pl: '10' })}
            ref={field}
            type="search"
            placeholder={t('findExample')}
            aria-describedby={error && errorId}
          />
        </Combobox.Input>
      </Combobox.Control>
      <Combobox.Positioner>
        <Combobox.Content className={styles.content}>
          {collection.items.map((product) => (
            <Item key={product._id} product={product} />
          ))}
          {found?.length === 0 && <p className={styles.nothingFound}>{t('nothingFound')}</p>}
        </Combobox.Content>
      </Combobox.Positioner>
      {load.error && <LoadError error={load.error} retry={() => void load.refetch()} />}
      {error && (
        <p className={styles.error} id={errorId} role="alert">
          {error}
        </p>
      )}
      <VisuallyHidden aria-live="polite">
        {found && (found.length > 0 ? t('found', { count: found.length }) : t('nothingFound'))}
      </VisuallyHidden>
    </Combobox.Root>
  )
}
