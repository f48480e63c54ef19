import type { ReactNode } from 'react';

interface TableHeadProps {
  /** Each column's heading, with the class of its cell if there is one. */
  columns: readonly (string | readonly [heading: ReactNode, className?: string])[];
}

export function TableHead({ columns }: TableHeadProps) {
  return (
    <thead>
      <tr>
        {columns.map((column, index) => {
          const [heading, className] = typeof column === 'string' ? [column] : column;
          return (
            <th key={index} scope="col" className={className}>
              {heading}
            </th>
          );
        })}
      </tr>
    </thead>
  );
}
