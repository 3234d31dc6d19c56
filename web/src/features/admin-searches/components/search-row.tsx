import type { Search } from '@bartan/contract/searches/endpoints'
import { PackagePlus } from 'lucide-react'
import { useState } from 'react'
import { BusyButton, ButtonLink } from '#components/ui/elements.tsx'
import { InputField } from '#components/ui/form/labeled-fields.tsx'
import { paths } from '#lib/paths.ts'
import { css } from '#styled-system/css'
import { wrap } from '#styled-system/patterns'
import { useAddSynonym } from '../search-calls.ts'
import { useText } from '../texts.ts'

const styles = {
  root: wrap({
    align: 'flex-end',
    justify: 'space-between',
    gap: '3',
    p: '4',
    listStyleType: 'none',
    '& + &': { borderTopWidth: '1px' },
  }),
  words: css({ minW: '0', flex: '1 1 260px', fontSize: 'sm', color: 'ink.soft' }),
  search: css({ fontSize: 'md', fontWeight: 'semibold', color: 'ink', overflowWrap: 'anywhere' }),
  actions: wrap({
    align: 'flex-end',
    gap: '2',
    w: { base: 'full', md: 'auto' },
    '& > :first-child': { w: { base: 'full', md: 'auto' } },
  }),
}

type SearchRowProps = {
  search: Search
  /** The word's current synonym, if any. */
  means: string | undefined
}

/** A search term with its results, and actions that improve them. */
export const SearchRow = ({ search: row, means }: SearchRowProps) => {
  const t = useText()
  const { search, times, found, leftOut, bought, suggestion } = row
  const [said, setSaid] = useState(means ?? suggestion ?? bought[0]?.name ?? '')
  const { mutate, isPending } = useAddSynonym()
  const facts = [
    t('times', { count: times }),
    t('found', { count: found }),
    ...(leftOut.length > 0 ? [t('leftOut', { words: leftOut.join(', ') })] : []),
  ]
  const names = bought.map((one) => t('boughtOne', { name: one.name, times: String(one.times) }))
  return (
    <li className={styles.root}>
      <div className={styles.words}>
        <p className={styles.search}>{search}</p>
        <p>{facts.join(' · ')}</p>
        {names.length > 0 && <p>{t('bought', { names: names.join(', ') })}</p>}
        {means !== undefined && <p>{t('known', { means })}</p>}
      </div>
      <form
        className={styles.actions}
        onSubmit={(event) => {
          event.preventDefault()
          if (said.trim() !== '') mutate({ word: search, means: said.trim() })
        }}
      >
        <InputField
          label={t('means')}
          value={said}
          maxLength={60}
          onChange={({ target }) => setSaid(target.value)}
        />
        <BusyButton type="submit" isBusy={isPending}>
          {t('save')}
        </BusyButton>
        <ButtonLink variant="outline" to={paths.adminNewProduct(search)}>
          <PackagePlus aria-hidden size={18} />
          {t('draft')}
        </ButtonLink>
      </form>
    </li>
  )
}
