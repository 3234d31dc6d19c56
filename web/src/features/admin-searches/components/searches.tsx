import type { Search } from '@bartan/contract/searches/endpoints'
import type { LearnedWord } from '@bartan/contract/searches/learned-endpoints'
import { SEARCH_DAYS } from '@bartan/contract/searches/rules'
import { useQuery } from '@tanstack/react-query'
import { SearchCheck, PackagePlus } from 'lucide-react'
import { useState } from 'react'
import { BusyButton, ButtonLink, Card, Heading, Note } from '#components/ui/elements.tsx'
import { InputField } from '#components/ui/form/labeled-fields.tsx'
import { OptionSelect } from '#components/ui/form/option-select.tsx'
import { EmptyState } from '#components/ui/loading/empty-state.tsx'
import { LoadState } from '#components/ui/loading/load-state.tsx'
import { RowsSkeleton } from '#components/ui/loading/rows-skeleton.tsx'
import { ListRow } from '#components/ui/table/list-row.tsx'
import { adminPaths } from '#lib/admin-paths.ts'
import { useAddressFilters } from '#lib/browser/use-address-filters.ts'
import { useUser } from '#lib/session/session.ts'
import { css } from '#styled-system/css'
import { wrap } from '#styled-system/patterns'
import { searchesQuery, useAddSynonym, useDismissLearned } from '../search-calls.ts'
import { useText } from '../texts.ts'

const searchRowStyles = {
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
const SearchRow = ({ search: row, means }: SearchRowProps) => {
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
    <ListRow align="end">
      <div className={searchRowStyles.words}>
        <p className={searchRowStyles.search}>{search}</p>
        <p>{facts.join(' · ')}</p>
        {names.length > 0 && <p>{t('bought', { names: names.join(', ') })}</p>}
        {means !== undefined && <p>{t('known', { means })}</p>}
      </div>
      <form
        className={searchRowStyles.actions}
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
        <ButtonLink variant="outline" to={adminPaths.newProduct(search)}>
          <PackagePlus aria-hidden size={18} />
          {t('draft')}
        </ButtonLink>
      </form>
    </ListRow>
  )
}

const learnedWordsStyles = {
  row: wrap({ align: 'center', gap: '2', mt: '3', listStyleType: 'none' }),
  said: css({ flex: '1 1 260px', minW: '0', overflowWrap: 'anywhere' }),
}

const Row = ({ learned: { word, productId, name, means } }: { learned: LearnedWord }) => {
  const t = useText()
  const adding = useAddSynonym()
  const dismissing = useDismissLearned()
  return (
    <li className={learnedWordsStyles.row}>
      <span className={learnedWordsStyles.said}>{t('learnedOne', { word, name })}</span>
      <BusyButton isBusy={adding.isPending} onClick={() => adding.mutate({ word, means })}>
        {t('useIt')}
      </BusyButton>
      <BusyButton
        variant="outline"
        isBusy={dismissing.isPending}
        onClick={() => dismissing.mutate({ word, productId })}
      >
        {t('dismiss')}
      </BusyButton>
    </li>
  )
}

/** Words that were assigned in two orders, each with a button that makes it a synonym. */
const LearnedWords = ({ learned }: { learned: readonly LearnedWord[] }) => {
  const t = useText()
  return (
    <Card as="section" className={css({ mb: '4' })}>
      <Heading size="small">{t('learned')}</Heading>
      <Note className={css({ mt: '1' })}>{t('learnedAbout')}</Note>
      <ul>
        {learned.map((one) => (
          <Row key={`${one.word} ${one.productId}`} learned={one} />
        ))}
      </ul>
    </Card>
  )
}

/** Searches without results, most frequent first. */
export const Searches = () => {
  const t = useText()
  const { values, change } = useAddressFilters(['days'])
  const isAdmin = useUser()?.role === 'admin'
  const load = useQuery(searchesQuery(values.days))
  const [usual] = SEARCH_DAYS
  return (
    <>
      <Note className={css({ mb: '4', maxW: 'text' })}>{t('about')}</Note>
      <div className={css({ maxW: { sm: '280px' }, mb: '4' })}>
        <OptionSelect
          aria-label={t('days')}
          value={values.days}
          options={SEARCH_DAYS.map((days) => [
            days === usual ? '' : String(days),
            t('lastDays', { days: String(days) }),
          ])}
          onPick={(days) => change({ days })}
        />
      </div>
      {isAdmin && load.data && load.data.learned.length > 0 && (
        <LearnedWords learned={load.data.learned} />
      )}
      <LoadState
        load={load}
        skeleton={<RowsSkeleton height="80px" />}
        isEmpty={({ searches }) => searches.length === 0}
        empty={<EmptyState title={t('none')} Icon={SearchCheck} text={t('noneYet')} />}
      >
        {({ searches, synonyms }) => (
          <Card as="ul" aria-label={t('searches')} padding="none">
            {searches.map((search) => (
              <SearchRow
                key={search.search}
                search={search}
                means={synonyms.find(({ word }) => word.toLowerCase() === search.search)?.means}
              />
            ))}
          </Card>
        )}
      </LoadState>
    </>
  )
}
