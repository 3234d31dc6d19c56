import { STICKER_PAGES, type StickerPage } from '@bartan/contract/products/stickers-endpoints'
import { useMutation } from '@tanstack/react-query'
import { Barcode } from 'lucide-react'
import { ActionMenu } from '#components/ui/overlay/action-menu.tsx'
import { toast } from '#components/ui/overlay/toaster.tsx'
import { useLanguage } from '#i18n/language.ts'
import { translator } from '#i18n/translate.ts'
import { messageOf } from '#lib/api/api-error.ts'
import { callForFile } from '#lib/api/call-for-file.ts'
import { showFile } from '#lib/storage/save-file.ts'

const { useText } = translator('stickers', {
  print: 'Stickers',
  sheet: 'Stickers, 40 to a sheet',
  single: 'Stickers for a label printer',
  failed: 'The stickers are not printed',
})

type PrintStickersProps = {
  goods: readonly { sku: string; copies: number }[]
  side?: 'above' | 'below'
}

/** Opens a PDF of bar-code stickers. */
export const PrintStickers = ({ goods, side = 'below' }: PrintStickersProps) => {
  const t = useText()
  const language = useLanguage()
  const { mutate, isPending } = useMutation({
    mutationFn: async (page: StickerPage) => {
      const query = {
        sku: goods.map(({ sku }) => sku).join(','),
        copies: goods.map(({ copies }) => copies).join(','),
        page,
      }
      const { file } = await callForFile('GET /api/admin/products/stickers.pdf', { query })
      showFile(file, 'stickers.pdf')
    },
    onError: (error) => toast.error(t('failed'), messageOf(language, error)),
  })
  return (
    <ActionMenu
      label={t('print')}
      side={side}
      isDisabled={isPending}
      actions={STICKER_PAGES.map((page) => ({ label: t(page), onSelect: () => mutate(page) }))}
    >
      <Barcode aria-hidden size={16} />
      {t('print')}
    </ActionMenu>
  )
}
