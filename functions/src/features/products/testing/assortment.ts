import { asProductId } from '@bartan/contract/products/product-id'
import { rupees } from '@bartan/contract/shared/money'
import type { CatalogEntry } from '../index/product-rows.ts'
import { anEntry } from './household.ts'

// What is searched for are words of these names, whatever a shop's own categories are called.
const [KITCHEN, BATHROOM, KIDS] = ['Kitchen', 'Bathroom', 'Kids'] as const

/** One product a line: id, name, price, material, brand, colors, description. */
const KITCHENWARE = `
bottle-steel | Steel Water Bottle 1 L | 449 | Steel | Cello | Black Blue Red | Leak-proof cap, cold for a day.
bottle-fridge | Fridge Bottle 1 L | 99 | Plastic | Cello | Blue Green Pink | Fits the door of every fridge. BPA free.
bottle-glass | Glass Bottle 750 ml | 249 | Glass | Royal | White | For water and milk, easy to clean.
flask | Vacuum Flask 500 ml | 799 | Steel | Cello | Black White | Keeps tea hot for twelve hours.
bottle-brush | Bottle Cleaning Brush | 89 | Plastic | Omax | Green | Long neck reaches the bottom.
tiffin-steel | Three Tier Steel Tiffin | 599 | Steel | Prakash | Gray | Locks tight; carries lunch to the office.
tiffin-office | Office Lunch Box with Bag | 399 | Plastic | Cello | Blue Red | Microwave safe, three leak-proof boxes.
masala-dabba | Masala Dabba | 549 | Steel | Prakash | Gray | Seven cups and a small spoon for spices.
masala-plastic | Masala Box | 199 | Plastic | Supremewere | Red Yellow | Seven cups with a clear lid.
container-set | Airtight Container Set of 3 | 349 | Plastic | Supremewere | Blue Green | Keeps atta, sugar and dal dry.
jar-pickle | Pickle Jar 1 kg | 149 | Plastic | Aristo | White | Wide mouth for achar.
canister | Steel Canister 5 kg | 699 | Steel | Prakash | Gray | For rice and atta.
kadhai-steel | Steel Kadhai 24 cm | 899 | Steel | Prakash | Gray | Works on gas and induction.
kadhai-iron | Iron Kadhai 26 cm | 1150 | Iron | Royal | Black | Heavy bottom for deep frying. Gas only.
tawa-iron | Cast Iron Tawa | 950 | Iron | Omax | Black | Even heat for roti and dosa.
tawa-nonstick | Non-Stick Dosa Tawa | 650 | Aluminium | Royal | Black Red | Needs little oil.
cooker-5 | Pressure Cooker 5 L | 1799 | Aluminium | Prakash | Gray | Whistles when dal is done.
cooker-3 | Steel Pressure Cooker 3 L | 2199 | Steel | Royal | Gray | Induction base.
saucepan | Tea Pan with Handle | 325 | Steel | Prakash | Gray | For chai, pours on both sides.
patila | Aluminium Patila Set of 3 | 780 | Aluminium | Prakash | Gray | For milk, rice and dal.
ladles | Kitchen Ladle Set of 4 | 299 | Steel | Omax | Gray | Karchi, jhara, palta and spoon.
knife | Chef Knife | 220 | Steel | Omax | Black | Sharp blade with a firm grip, for every kitchen.
knife-block | Knife Block with 5 Knives | 999 | Steel | Omax | Black | Stands on the kitchen counter.
board | Chopping Board | 260 | Plastic | Aristo | Green White | Does not blunt a knife.
grater | 3-in-1 Vegetable Grater | 179 | Steel | Omax | Gray | Grates, slices and peels.
peeler | Vegetable Peeler | 59 | Steel | Omax | Red Green | For potato and cucumber.
chakla | Chakla Belan Pair | 420 | Steel | Royal | Gray | Round board and rolling pin for rotis.
strainer | Tea Strainer | 49 | Steel | Omax | Gray | Fine mesh.
colander | Plastic Colander | 139 | Plastic | Aristo | Green Pink | Washes rice and vegetables.
sieve | Flour Sieve | 189 | Steel | Omax | Gray | For atta and maida.
chimta | Roti Chimta | 69 | Steel | Omax | Gray | Turns roti on the flame.
casserole | Roti Casserole | 599 | Plastic | Cello | Red Blue | Keeps twelve rotis soft and hot.
casserole-steel | Steel Casserole 1.5 L | 899 | Steel | Prakash | Gray | Hot for four hours.
thali-set | Steel Thali Set of 6 | 1299 | Steel | Prakash | Gray | Plates with compartments.
plate-melamine | Melamine Dinner Plate Set of 6 | 749 | Fiber | Royal | White Blue | Light and hard to break.
dinner-set | Dinner Set 24 Pieces | 2499 | Fiber | Royal | White | Plates, bowls and spoons for six.
katori | Steel Katori Set of 6 | 349 | Steel | Prakash | Gray | For dal, curd and kheer.
bowl-serving | Serving Bowl with Lid | 299 | Fiber | Royal | Blue Pink | Goes from microwave to table.
glass-steel | Steel Glass Set of 6 | 359 | Steel | Prakash | Gray | For water and lassi.
glass-juice | Juice Glass Set of 4 | 279 | Glass | Cello | White | Clear and heavy.
jug | Water Jug 2 L | 239 | Plastic | Aristo | Blue Green | Pours without a drip.
mug-coffee | Coffee Mug | 129 | Fiber | Royal | Red Black White | Holds 300 ml.
cup-tea | Tea Cup Set of 6 | 449 | Fiber | Royal | White | With saucers.
spoon-set | Cutlery Set with Stand | 599 | Steel | Omax | Gray | Spoons, forks and knives.
lota | Steel Lota | 199 | Steel | Prakash | Gray | For puja and for water.
matka | Steel Matka with Tap 10 L | 1899 | Steel | Prakash | Gray | Cool water without a fridge.
dish-rack | Dish Drainer Rack | 899 | Steel | Omax | Gray | Drains plates into a tray.
kitchen-rack | Kitchen Rack 3 Tier | 1199 | Steel | Omax | Black White | For jars and boxes.
oil-can | Oil Dispenser 1 L | 269 | Steel | Omax | Gray | Thin spout, no drip.
basket-fruit | Fruit Basket | 329 | Steel | Omax | Black | Airy wire.
`

const BATHROOMWARE = `
bucket-plastic | Plastic Bucket 18 L with Lid | 299 | Plastic | Aristo | Blue Pink Green | Strong handle.
bucket-steel | Steel Bucket 15 L | 849 | Steel | Prakash | Gray | Does not crack or rust.
mug-bath | Bath Mug | 59 | Plastic | Aristo | Blue Red Green | Pours gently.
tub | Wash Tub 25 L | 379 | Plastic | Supremewere | Red Blue | For laundry and baby baths.
stool | Bathroom Stool | 349 | Plastic | Supremewere | White Blue | Does not slip on wet tiles.
soap-dish | Soap Dish | 79 | Plastic | Cello | White Pink | Drains and keeps soap dry.
soap-dispenser | Soap Dispenser | 199 | Plastic | Cello | White Black | One press, enough foam.
toothbrush | Toothbrush Holder | 149 | Plastic | Cello | White Blue | For four brushes.
toilet-brush | Toilet Brush | 249 | Plastic | Aristo | White | Reaches under the rim.
dustbin | Pedal Dustbin 10 L | 449 | Plastic | Supremewere | Green Red | Opens by foot.
dustbin-steel | Steel Pedal Bin 5 L | 999 | Steel | Omax | Gray | Closes softly.
laundry | Laundry Basket | 549 | Plastic | Aristo | White Blue | For clothes, with lid.
shelf | Corner Bath Shelf | 299 | Plastic | Omax | White | For shampoo and soap.
hooks | Wall Hook Strip | 129 | Steel | Omax | Gray | Five hooks for towels.
hangers | Cloth Hanger Set of 12 | 249 | Plastic | Cello | Black Blue | Do not bend.
wiper | Floor Wiper | 189 | Plastic | Omax | Green | Leaves no puddle.
mop | Spin Mop | 899 | Plastic | Supremewere | Blue | With bucket.
`

const KIDSWARE = `
lunch-kids | Kids Lunch Box | 249 | Plastic | Cello | Pink Blue Yellow | Two compartments and a spoon. BPA free.
sipper | Kids Sipper Bottle 500 ml | 199 | Plastic | Cello | Pink Green | Straw lid, easy to hold.
plate-kids | Kids Divided Plate | 179 | Fiber | Royal | Yellow Pink | Bear face, hard to break.
mug-kids | Kids Milk Mug | 129 | Fiber | Royal | Blue Yellow | Two handles.
bowl-baby | Baby Suction Bowl | 229 | Plastic | Cello | Green Pink | Sticks to the table.
tub-baby | Baby Bath Tub | 899 | Plastic | Aristo | Pink Blue | Soft edge, drain plug.
toy-basket | Toy Basket | 399 | Plastic | Aristo | Red Yellow | For blocks and dolls.
stool-kids | Kids Step Stool | 449 | Plastic | Supremewere | Yellow Green | To reach the basin.
gullak | Elephant Piggy Bank | 149 | Plastic | Aristo | Pink Blue | Opens with a key.
`

const entriesOf = (category: string, rows: string, from: number): CatalogEntry[] =>
  rows
    .trim()
    .split('\n')
    .map((row, place) => {
      const [_id = '', name = '', price = '', material = '', ...rest] = row.split(' | ')
      const [brand = '', colors = '', description = ''] = rest
      return anEntry({
        _id: asProductId(_id),
        name,
        price: rupees(Number(price)),
        material,
        brand,
        description,
        category,
        colors: colors.split(' '),
        collection: category === KIDS ? 'Little Ones' : 'Everyday',
        createdAt: new Date(Date.UTC(2026, 0, 1 + from + place)).toISOString(),
      })
    })

/** A shop in which shopper-queries.ts says what is meant by what shoppers type. */
export const ASSORTMENT: CatalogEntry[] = [
  ...entriesOf(KITCHEN, KITCHENWARE, 0),
  ...entriesOf(BATHROOM, BATHROOMWARE, 100),
  ...entriesOf(KIDS, KIDSWARE, 200),
]
