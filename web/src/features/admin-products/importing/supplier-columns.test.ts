import { beforeEach, expect, it } from 'vitest'
import { cellAt, readFileTable, underColumns, withCells } from './file-table.ts'
import { columnsFor, rememberColumns } from './supplier-columns.ts'

beforeEach(() => localStorage.clear())

const LIST = [
  'Sr,Item Code,Particulars,HSN Code,GST %,MRP (Rs),Rate,Qty,Barcode',
  '1,TW-26,"Tawa, 26 cm",7323,18%,"₹ 1,299",999,12,4006381333931',
  '2,TW-30,Tawa 30,7323,18 %,1499,1199,5,',
].join('\n')

it('knows the columns of a supplier by their names', async () => {
  const table = await readFileTable(LIST)
  const chosen = columnsFor(table.head)
  expect(chosen).toEqual([
    '',
    'sku',
    'name',
    'hsn',
    'gstRate',
    'mrp',
    'price',
    'countInStock',
    'gtin',
  ])
  const [head, first] = underColumns(table, chosen).split('\r\n')
  expect(head).toBe('sku,name,hsn,gstRate,mrp,price,countInStock,gtin')
  expect(first).toBe('TW-26,"Tawa, 26 cm",7323,18%,"₹ 1,299",999,12,4006381333931')
})

it('remembers what was chosen for the same columns, and for no others', async () => {
  const { head } = await readFileTable(LIST)
  const chosen = columnsFor(head).map((column) => (column === 'price' ? 'originalPrice' : column))
  rememberColumns(head, chosen)
  expect(columnsFor(head)).toEqual(chosen)
  expect(columnsFor(head.slice(1))).not.toEqual(chosen.slice(1))
})

it('changes cells where the server says that they are', async () => {
  const table = await readFileTable(LIST)
  expect(cellAt(table, 3, 'Rate')).toBe('1199')
  expect(cellAt(table, 9, 'Rate')).toBeUndefined()
  const after = await readFileTable(withCells(table, [{ row: 3, column: 'Rate', value: '1,150' }]))
  expect(cellAt(after, 3, 'Rate')).toBe('1,150')
  expect(cellAt(after, 2, 'Particulars')).toBe('Tawa, 26 cm')
})

it("leaves each row its number, so that it is found in the seller's own file", async () => {
  const table = await readFileTable('Item,Rate\n\n"Tawa\n10 inch",free\n,\nKadhai,900\n')
  const after = await readFileTable(withCells(table, [{ row: 3, column: 'Rate', value: '450' }]))
  expect(after).toEqual({
    head: ['Item', 'Rate'],
    rows: [
      { row: 3, cells: ['Tawa\n10 inch', '450'] },
      { row: 5, cells: ['Kadhai', '900'] },
    ],
  })
})
