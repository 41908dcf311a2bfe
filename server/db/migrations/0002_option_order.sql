CREATE INDEX "players_options" ON "players" USING btree ("name","id");--> statement-breakpoint
CREATE INDEX "teams_options" ON "teams" USING btree ("name","id");--> statement-breakpoint
CREATE INDEX "matches_options" ON "matches" USING btree ("name","id");