const dayMs = 86_400_000;

type Day = { day: string; spent: number };

/** One entry for each of the last `days` days (UTC), also those on which nothing was spent. */
export function fillDays(rows: readonly Day[], days: number, today: Date): Day[] {
  const spent = new Map(rows.map((row) => [row.day, row.spent]));
  return Array.from({ length: days }, (_, index) => {
    const day = new Date(+today - (days - 1 - index) * dayMs).toISOString().slice(0, 10);
    return { day, spent: spent.get(day) ?? 0 };
  });
}
