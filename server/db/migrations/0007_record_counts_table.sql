CREATE TABLE "record_counts" (
	"table_name" text NOT NULL,
	"part" smallint NOT NULL,
	"records" bigint NOT NULL,
	CONSTRAINT "record_counts_table_name_part_pk" PRIMARY KEY("table_name","part")
);
