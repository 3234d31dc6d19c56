import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Button, Card, Heading, Note } from '#components/ui/elements.tsx'
import { FormAlert } from '#components/ui/form/form-alert.tsx'
import { OptionSelect } from '#components/ui/form/option-select.tsx'
import { LoadState } from '#components/ui/loading/load-state.tsx'
import { Breakable, DataTable } from '#components/ui/table/data-table.tsx'
import { grid, wrap } from '#styled-system/patterns'
import { readFileTable, underColumns, type FileTable } from './file-table.ts'
import { columnsFor, NEEDED, rememberColumns, SUPPLIER_COLUMNS } from './supplier-columns.ts'
import { useText } from './texts.ts'

/** Number of example values per column. */
const MAX_EXAMPLES = 3

const examplesOf = ({ rows }: FileTable, place: number): string =>
  rows
    .map(({ cells }) => cells[place] ?? '')
    .filter((cell) => cell !== '')
    .slice(0, MAX_EXAMPLES)
    .join(' · ')

type ChoiceProps = {
  table: FileTable
  onChosen: (csv: string) => void
  onCancel: () => void
}

const ColumnChoice = ({ table, onChosen, onCancel }: ChoiceProps) => {
  const t = useText()
  const { head } = table
  const [chosen, setChosen] = useState(() => columnsFor(head))
  const missing = NEEDED.filter((column) => !chosen.includes(column))
  const choose = (place: number, column: string) =>
    // Each shop column belongs to at most one column of the file.
    setChosen(chosen.map((one, at) => (at === place ? column : one === column ? '' : one)))
  const go = () => {
    rememberColumns(head, chosen)
    onChosen(underColumns(table, chosen))
  }
  return (
    <Card className={grid({ gap: '4' })} as="section">
      <Heading size="small">{t('columns')}</Heading>
      <Note>{t('columnsAbout')}</Note>
      <DataTable
        caption={t('columns')}
        // Columns may have the same name.
        rows={head.map((name, place) => ({ name, place }))}
        keyOf={({ place }) => place}
        columns={[
          {
            name: t('field'),
            head: 'lead',
            cell: ({ name }) => <Breakable>{name || '–'}</Breakable>,
          },
          {
            name: t('examples'),
            isLong: true,
            cell: ({ place }) => <Breakable>{examplesOf(table, place)}</Breakable>,
          },
          {
            name: t('meaning'),
            cell: ({ name, place }) => (
              <OptionSelect
                isInRow
                aria-label={t('meaningOf', { column: name })}
                value={chosen[place] ?? ''}
                options={[
                  ['', t('leaveOut')],
                  ...SUPPLIER_COLUMNS.map((column) => [column, t(`field.${column}`)] as const),
                ]}
                onPick={(column) => choose(place, column)}
              />
            ),
          },
        ]}
      />
      {missing.length > 0 && (
        <FormAlert>
          {t('needed', { columns: missing.map((column) => t(`field.${column}`)).join(', ') })}
        </FormAlert>
      )}
      <div className={wrap({ gap: '3' })}>
        {missing.length === 0 && (
          <Button variant="accent" onClick={go}>
            {t('readSo')}
          </Button>
        )}
        <Button variant="quiet" onClick={onCancel}>
          {t('other')}
        </Button>
      </div>
    </Card>
  )
}

type SupplierListProps = Omit<ChoiceProps, 'table'> & { csv: string }

/** A list with any columns: assignments are guessed, can be changed, and are remembered for the next list. */
export const SupplierList = ({ csv, ...actions }: SupplierListProps) => {
  const load = useQuery({
    queryKey: ['supplier-list', csv],
    queryFn: () => readFileTable(csv),
    gcTime: 0,
    retry: false,
  })
  return <LoadState load={load}>{(table) => <ColumnChoice table={table} {...actions} />}</LoadState>
}
