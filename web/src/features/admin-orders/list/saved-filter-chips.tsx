import { Bookmark, X } from 'lucide-react'
import { useState } from 'react'
import { Button, ButtonLink, IconButton } from '#components/ui/elements.tsx'
import { Input } from '#components/ui/form/form-field.tsx'
import { adminPaths } from '#lib/admin-paths.ts'
import { readJson, writeJson } from '#lib/storage/local-store.ts'
import { css } from '#styled-system/css'
import { flex, wrap } from '#styled-system/patterns'
import { useText } from '../desk-texts.ts'

const KEY = 'adminOrderFilters'
const MAX_FILTERS = 12

/** A named filter; `search` is its query string. */
type SavedFilter = { name: string; search: string }

const isSaved = (value: unknown): value is SavedFilter =>
  typeof value === 'object' &&
  value !== null &&
  'name' in value &&
  typeof value.name === 'string' &&
  'search' in value &&
  typeof value.search === 'string'

const areSaved = (value: unknown): value is SavedFilter[] =>
  Array.isArray(value) && value.every(isSaved)

/** This device's saved filters, sorted by name. */
const savedFilters = (): SavedFilter[] => readJson(KEY, areSaved) ?? []

const saveFilter = (filter: SavedFilter): SavedFilter[] => {
  const others = savedFilters().filter(({ name }) => name !== filter.name)
  const all = [...others, filter].toSorted((one, other) => one.name.localeCompare(other.name))
  writeJson(KEY, all)
  return all
}

const forgetFilter = (forgotten: string): SavedFilter[] => {
  const left = savedFilters().filter(({ name }) => name !== forgotten)
  writeJson(KEY, left)
  return left
}

const styles = { form: flex({ gap: '2', flex: { base: '1', md: 'none' }, minW: '0' }) }

type NameFormProps = { onSave: (name: string) => void; onCancel: () => void }

const NameForm = ({ onSave, onCancel }: NameFormProps) => {
  const t = useText()
  const [name, setName] = useState('')
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        if (name.trim()) onSave(name.trim())
      }}
    >
      <Input
        className={css({ minW: '0', w: { md: '200px' } })}
        aria-label={t('filterName')}
        placeholder={t('filterName')}
        maxLength={40}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the press that opened the form asked for it
        autoFocus
        value={name}
        onChange={({ target }) => setName(target.value)}
      />
      <Button type="submit">{t('save')}</Button>
      <IconButton aria-label={t('cancel')} onClick={onCancel}>
        <X aria-hidden size={18} />
      </IconButton>
    </form>
  )
}

/** Filters that this device has saved by name, and a button to save the current ones. */
export const SavedFilterChips = ({ search }: { search: string }) => {
  const t = useText()
  const [saved, setSaved] = useState(savedFilters)
  const [isNaming, setNaming] = useState(false)
  const isKnown = saved.some((one) => one.search === search)
  if (saved.length === 0 && !search) return null
  return (
    <div className={wrap({ align: 'center', gap: '2' })}>
      {saved.map(({ name, search: its }) => (
        <span className={css({ display: 'inline-flex', alignItems: 'center' })} key={name}>
          <ButtonLink variant="quiet" size="sm" to={`${adminPaths.orders}${its}`}>
            <Bookmark aria-hidden size={16} />
            {name}
          </ButtonLink>
          <IconButton
            aria-label={t('forgetFilter', { name })}
            onClick={() => setSaved(forgetFilter(name))}
          >
            <X aria-hidden size={16} />
          </IconButton>
        </span>
      ))}
      {search && !isKnown && !isNaming && saved.length < MAX_FILTERS && (
        <Button variant="quiet" size="sm" onClick={() => setNaming(true)}>
          <Bookmark aria-hidden size={16} />
          {t('saveFilter')}
        </Button>
      )}
      {isNaming && (
        <NameForm
          onSave={(name) => {
            setSaved(saveFilter({ name, search }))
            setNaming(false)
          }}
          onCancel={() => setNaming(false)}
        />
      )}
    </div>
  )
}
