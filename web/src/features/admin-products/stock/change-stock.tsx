import { PackagePlus } from 'lucide-react'
import { useState } from 'react'
import { createPortal } from 'react-dom'
import { Button, IconButton } from '#components/ui/elements.tsx'
import { TitledDialog } from '#components/ui/overlay/titled-dialog.tsx'
import { css } from '#styled-system/css'
import { useText } from '../texts.ts'
import { ChangeStockForm } from './change-stock-form.tsx'
import type { StockOwner } from './use-change-stock.ts'

const styles = {
  opener: css({ justifySelf: 'start' }),
}

type ChangeStockProps = {
  product: StockOwner
  /** 'sign' shows only an icon, for table cells. */
  look?: 'sign' | 'words'
  onChanged?: (countInStock: number) => void
}

/** Opens a dialog that adds or removes stock, with a reason. */
export const ChangeStock = ({ product, look = 'words', onChanged }: ChangeStockProps) => {
  const t = useText()
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  const title = t('changeStockOf', { name: product.name })
  return (
    <>
      {look === 'sign' ? (
        <IconButton aria-label={title} title={title} onClick={() => setOpen(true)}>
          <PackagePlus aria-hidden size={18} />
        </IconButton>
      ) : (
        <Button className={styles.opener} variant="outline" size="sm" onClick={() => setOpen(true)}>
          <PackagePlus aria-hidden size={16} />
          {t('changeStock')}
        </Button>
      )}
      {createPortal(
        <TitledDialog isOpen={isOpen} onClose={close} title={title}>
          <ChangeStockForm
            product={product}
            onDone={(countInStock) => {
              onChanged?.(countInStock)
              close()
            }}
            onCancel={close}
          />
        </TitledDialog>,
        // Outside the product's form, because forms can't be nested.
        document.body,
      )}
    </>
  )
}
