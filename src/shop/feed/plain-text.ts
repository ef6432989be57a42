/**
 * SQL: the description of a row of product_text with headings and paragraphs as paragraphs alike; where there
 * is none, the summary or the name.
 */
export const plainText = (row: string) => `
  coalesce((
    SELECT string_agg(part, E'\\n\\n' ORDER BY number, turn)
    FROM jsonb_array_elements(${row}.description) WITH ORDINALITY AS sections (section, number)
    CROSS JOIN LATERAL (
      SELECT section->>'heading' AS part, 0 AS turn
      UNION ALL
      SELECT paragraph, turn FROM jsonb_array_elements_text(section->'paragraphs')
        WITH ORDINALITY AS paragraphs (paragraph, turn)
    ) parts
  ), nullif(${row}.summary, ''), ${row}.name)`;
