import { Phone, Store } from 'lucide-react'
import { EmptyState } from '#components/ui/loading/empty-state.tsx'
import { text } from '#i18n/texts.ts'
import { shopTel, useShop } from '#lib/shop-settings.ts'
import { t } from '../texts.ts'
import { css, cx } from '#styled-system/css'
import { button } from '#styled-system/recipes'

const styles = { call: css({ whiteSpace: 'nowrap' }) }

/** In place of the rows of goods, while there are none. */
export const EmptyShop = () => (
  <EmptyState
    as="h2"
    title={t('emptyTitle')}
    icon={<Store size={36} strokeWidth={1.5} />}
    action={
      <a className={cx(button({ variant: 'outline' }), styles.call)} href={shopTel(useShop())}>
        <Phone aria-hidden size={18} />
        {text('callUs')}
      </a>
    }
  >
    {t('emptyText')}
  </EmptyState>
)
